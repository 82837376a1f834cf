import assert from 'node:assert/strict'
import test from 'node:test'
import { chapters, chaptersOf } from '@vikalp/domain/catalogue/chapters'
import { examKeys, subjectKeys } from '@vikalp/domain/vocabulary'
import { artBox } from './art-shapes.ts'
import { chapterArt, subjectArt } from './chapter-art.ts'

const markupOf = (shapes: readonly { look: string; d: string }[]): string =>
  shapes.map(({ look, d }) => `<path class="${look}" d="${d}"/>`).join('')

test('a chapter has the same picture each time', () => {
  assert.deepEqual(chapterArt('Physics', 'optics'), chapterArt('Physics', 'optics'))
})

test('each of the 52 chapters has a picture with valid numbers', () => {
  for (const { subject, key } of chapters) {
    const { shapes } = chapterArt(subject, key)
    assert.ok(shapes.length >= 2, key)
    for (const { d } of shapes) assert.match(d, /^M[-\d. aAcChHqQtlLvVzZM]+$/, `${key}: ${d.slice(0, 40)}`)
  }
})

test('no two neighbouring chapters of a list have the same motif', () => {
  for (const exam of examKeys)
    for (const subject of subjectKeys) {
      const names = chaptersOf(exam, subject).map(({ key }) => chapterArt(subject, key).motif)
      names.forEach((name, index) => {
        assert.notEqual(name, names[index + 1], `${exam} ${subject} at ${index}`)
      })
    }
})

test('no two of the 52 pictures are the same', () => {
  const pictures = chapters.map(({ subject, key }) => markupOf(chapterArt(subject, key).shapes))
  assert.equal(new Set(pictures).size, chapters.length)
})

test('the pictures are small: 1.4 KB of markup on average', () => {
  const sizes = chapters.map(({ subject, key }) => markupOf(chapterArt(subject, key).shapes).length)
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  assert.ok(mean < 1434, `${Math.round(mean)} bytes`)
})

test('motifs fit their chapters', () => {
  assert.equal(chapterArt('Physics', 'optics').motif, 'prism')
  assert.equal(chapterArt('Physics', 'laws-of-motion').motif, 'slope')
  assert.equal(chapterArt('Physics', 'electromagnetic-induction-and-alternating-currents').motif, 'coil')
  assert.equal(chapterArt('Chemistry', 'redox-reactions-and-electrochemistry').motif, 'cells')
  assert.equal(chapterArt('Chemistry', 'hydrocarbons').motif, 'hex')
  assert.equal(chapterArt('Biology', 'molecular-basis-of-inheritance').motif, 'helix')
})

test('an unknown chapter gets a motif of its subject', () => {
  assert.match(chapterArt('Biology', 'xyz').motif, /^(helix|petals|cells|leaf)$/)
})

test('the picture of a subject has its four motifs', () => {
  for (const subject of subjectKeys)
    assert.equal(new Set(subjectArt(subject).map(({ motif }) => motif)).size, 4)
  assert.equal(artBox.width / artBox.height, 10 / 3)
})
