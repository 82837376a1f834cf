import assert from 'node:assert/strict'
import test from 'node:test'
import { plannedChapters } from '@vikalp/domain/catalogue/chapters'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import { colourOf, readDrawings } from './drawings.ts'

const mostBytes = 900
const pathsOf = (shapes: string): string[] => [...shapes.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)
const coloursIn = (shapes: string): string[] => [...new Set(shapes.match(/#[0-9a-f]+/g))].sort()

const drawn = subjectKeys.flatMap((subject) =>
  readDrawings(subject).map((drawing) => ({ ...drawing, subject, paths: pathsOf(drawing.shapes) })),
)

test('every chapter of the plan has one drawing in the file of its subject, and there is no other', () => {
  const names = (list: readonly { subject: string; key: string }[]): string[] =>
    list.map(({ subject, key }) => `${subject} ${key}`).sort()
  assert.deepEqual(names(drawn), names(plannedChapters))
})

test('every subject has a drawing', () => {
  assert.deepEqual(
    readDrawings('subjects').map(({ key }) => key),
    [...subjectKeys],
  )
})

test('no motif is drawn for two chapters', () => {
  const motifs = drawn.flatMap(({ paths }) => [...new Set(paths)].filter((d) => d.length > 24))
  const twice = motifs.filter((d, index) => motifs.indexOf(d) !== index)
  assert.deepEqual(twice, [])
})

test('the views of a file stand one below the other and are of one size', () => {
  for (const subject of subjectKeys)
    assert.deepEqual(
      readDrawings(subject).map(({ box }) => box),
      readDrawings(subject).map((_, index) => `0 ${index * 80} 80 80`),
    )
})

test(`a drawing has at most ${mostBytes} bytes`, () => {
  const big = drawn.filter(({ shapes }) => shapes.length > mostBytes)
  assert.deepEqual(
    big.map(({ key, shapes }) => `${key}: ${shapes.length}`),
    [],
  )
})

test('the drawings have the colours of the style sheet: the ink of the subject, white and the marker', () => {
  for (const { key, subject, shapes } of drawn) {
    const others = coloursIn(shapes).filter(
      (hex) => hex !== colourOf(subject.toLowerCase()) && hex !== '#fff',
    )
    assert.deepEqual(others, [colourOf('marker')], key)
  }
})
