import assert from 'node:assert/strict'
import test from 'node:test'
import {
  type Assembled,
  assembleForm,
  assembleFresh,
  type Experience,
  type Paper,
} from '@vikalp/domain/papers/assemble-paper'
import { letterBand, letterCounts } from '@vikalp/domain/papers/balance-letters'
import { type PaperItem, topicOf } from '@vikalp/domain/papers/paper-bank'
import { itemsFor } from '@vikalp/domain/papers/pick-subject'
import { formsOf, readinessOf } from '@vikalp/domain/papers/readiness'
import { type PaperTemplate, questionCount, sectionsOf, subjectsOf } from '@vikalp/domain/papers/template'
import { seededRandom } from '@vikalp/domain/random'
import { difficulties } from '@vikalp/domain/vocabulary'
import { readBank } from '../bank.ts'
import { contentRoot } from '../places.ts'
import { paperBankOf } from './paper-bank.ts'

const { templates, ...real } = await readBank(contentRoot)
const bank = paperBankOf({ ...real, templates })
const itemOf = new Map(bank.items.map((item) => [item.id, item]))
const ready = templates.filter((template) => readinessOf(template, bank).isReady)
const none: ReadonlySet<string> = new Set()
const seeds = Array.from({ length: 100 }, (_, seed) => seed)

const paperIn = (assembled: Assembled): Paper => {
  assert.ok('paper' in assembled, JSON.stringify(assembled))
  return assembled.paper
}
const itemsIn = ({ questionIds }: Paper): PaperItem[] =>
  questionIds.map((id) => itemOf.get(id) ?? assert.fail(`${id} is not in the bank`))

/** What every paper keeps, whoever it is for. */
function assertPaper(template: PaperTemplate, paper: Paper, what: string): void {
  const items = itemsIn(paper)
  assert.equal(new Set(paper.questionIds).size, items.length, `${what}: a question twice`)
  for (const [index, section] of sectionsOf(template).entries()) {
    const own = items.filter((_, place) => paper.sections[place] === index)
    assert.equal(own.length, section.count, `${what}: ${section.subject} ${section.part}`)
    assert.ok(own.every(({ types }) => types.includes(section.type)))
    assert.ok(own.every(({ subject, exams }) => subject === section.subject && exams.includes(template.exam)))
    if (section.form) assert.ok(own.every(({ form }) => form === section.form))
    for (const difficulty of section.mix ? difficulties : [])
      assert.equal(own.filter((item) => item.difficulty === difficulty).length, section.mix?.[difficulty])
  }
  for (const [topic, own] of Map.groupBy(items, topicOf))
    assert.ok(own.length <= 3, `${what}: ${own.length} of ${topic}`)
  for (const [place, { topic }] of items.entries())
    assert.notEqual(topic, items[place - 1]?.topic, `${what}: neighbours of one topic`)
  for (const [one, other] of bank.alike)
    assert.ok(!(paper.questionIds.includes(one) && paper.questionIds.includes(other)), `${one} and ${other}`)
}

function assertChapters(template: PaperTemplate, paper: Paper, what: string): void {
  for (const subject of subjectsOf(template)) {
    const able = itemsFor(template, subject, bank)
    const places = questionCount(sectionsOf(template).filter((section) => section.subject === subject))
    const asked = itemsIn(paper).filter((item) => item.subject === subject)
    for (const [chapter, { length }] of Map.groupBy(able, (item) => item.chapter)) {
      const count = asked.filter((item) => item.chapter === chapter).length
      const share = (places * length) / able.length
      assert.ok(Math.abs(count - share) < 1, `${what}: ${count} of ${chapter}, ${share} are due`)
    }
  }
}

function assertLetters(template: PaperTemplate, paper: Paper, what: string): void {
  for (const subject of subjectsOf(template)) {
    const counts = letterCounts(itemsIn(paper).filter((item) => item.subject === subject))
    const { least, most } = letterBand([...counts.values()].reduce((sum, count) => sum + count, 0))
    for (const [letter, count] of counts)
      assert.ok(count >= least && count <= most, `${what}: ${count} keys of ${subject} are ${letter}`)
  }
}

for (const template of ready)
  test(`a hundred fresh papers of ${template.key} keep its pattern`, () => {
    for (const seed of seeds) {
      const wanted = { template, bank, held: none, published: none, seed: `fresh ${seed}` }
      const paper = paperIn(assembleFresh(wanted))
      assertPaper(template, paper, `seed ${seed}`)
      assertChapters(template, paper, `seed ${seed}`)
      assertLetters(template, paper, `seed ${seed}`)
    }
  })

for (const template of ready)
  test(`the forms of ${template.key} keep its pattern, share nothing and are the same everywhere`, () => {
    const { forms } = formsOf(template, bank)
    assert.ok(forms.length > 0)
    assert.equal(new Set(forms.flat()).size, forms.flat().length)
    for (const [n, questionIds] of forms.entries()) {
      const shuffled = { ...bank, items: bank.items.toReversed() }
      const again = assembleForm({ template, bank: shuffled, held: none, earlier: forms.slice(0, n) })
      const paper = paperIn(again)
      assert.deepEqual(paper.questionIds, questionIds)
      assertPaper(template, paper, `form ${n + 1}`)
      assertChapters(template, paper, `form ${n + 1}`)
      assertLetters(template, paper, `form ${n + 1}`)
    }
  })

test('the bank gives twelve forms of NEET', () => {
  const neet = templates.find(({ key }) => key === 'neet-ug-2027') ?? assert.fail()
  assert.deepEqual([formsOf(neet, bank).forms.length, formsOf(neet, bank).missing], [12, undefined])
})

test('whoever met a third of the bank gets a fresh paper of the rest; a class gets what fewest have met', () => {
  for (const template of ready.filter(({ key }) => /neet|jee|gujcet/.test(key)))
    for (const seed of seeds.slice(0, 10)) {
      const random = seededRandom(seed)
      const metBy = new Map(bank.items.filter(() => random() < 1 / 3).map(({ id }) => [id, 1]))
      const paperFor = (experience: Experience): Paper =>
        paperIn(assembleFresh({ template, bank, held: none, published: none, seed: 'x', ...experience }))
      const paper = paperFor({ metBy })
      assertPaper(template, paper, `seed ${seed}`)
      assertChapters(template, paper, `seed ${seed}`)
      // A chapter's share comes first: one with a single fitting question gives it, met or not.
      const met = paper.questionIds.filter((id) => metBy.has(id))
      assert.ok(met.length <= (template.exam === 'NEET' ? 0 : 3), `${template.key}, seed ${seed}: ${met}`)
      const ofClass = new Map(bank.items.map(({ id }) => [id, metBy.has(id) ? 300 : 12]))
      const ofAll = paperFor({ metBy: ofClass })
      assertChapters(template, ofAll, `class, seed ${seed}`)
      assert.deepEqual(
        ofAll.questionIds.filter((id) => ofClass.get(id) !== 12),
        met,
      )
    }
})

test('whoever met everything gets what was wrong, then what is longest ago; held questions never come', () => {
  const template = ready.find(({ key }) => key === 'gujcet-b') ?? assert.fail()
  const metBy = new Map(bank.items.map(({ id }) => [id, 1]))
  const answered = new Map(
    bank.items.map(({ id }, i) => [id, { order: i % 10, wasCorrect: i % 2 === 0 }] as const),
  )
  const held = new Set(bank.items.filter((_, i) => i % 7 === 0).map(({ id }) => id))
  const paper = paperIn(
    assembleFresh({ template, bank, held, published: none, seed: 'all', metBy, answered }),
  )
  assertPaper(template, paper, 'all met')
  assert.ok(paper.questionIds.every((id) => !held.has(id)))
  const wrong = paper.questionIds.filter((id) => answered.get(id)?.wasCorrect === false)
  assert.ok(wrong.length > 100, `${wrong.length} of 120 were wrong before`)
})

test('more than the bank holds is not ready, and names what binds', () => {
  const cbse = templates.find(({ key }) => key === 'cbse-section-a-p') ?? assert.fail()
  const found = readinessOf(cbse, { ...bank, items: bank.items.filter(({ form }) => form === undefined) })
  assert.deepEqual(found, {
    isReady: false,
    missing: [{ subject: 'Physics', part: 'A', type: 'mcq', form: 'assertion-reason', need: 4, have: 0 }],
  })
  const jee = templates.find(({ key }) => key === 'jee-main-2026') ?? assert.fail()
  const bare = { ...bank, items: bank.items.filter(({ subject }) => subject !== 'Mathematics') }
  assert.deepEqual(
    readinessOf(jee, bare).missing.map(({ subject, part, need, have }) => [subject, part, need, have]),
    [
      ['Mathematics', 'A', 20, 0],
      ['Mathematics', 'B', 5, 0],
    ],
  )
  const { forms, missing } = formsOf({ ...jee, forms: 50 }, bank)
  assert.ok(forms.length >= jee.forms && missing !== undefined)
  assert.ok(missing.have < missing.need, JSON.stringify(missing))
})

test('a chapter without enough of a difficulty is the cell that binds', () => {
  const neet = templates.find(({ key }) => key === 'neet-ug-2027') ?? assert.fail()
  const isHard = ({ subject, difficulty }: PaperItem) => subject === 'Physics' && difficulty === 'Hard'
  // Enough Hard questions in all, but in three chapters, whose shares are smaller than that.
  const kept = ['optics', 'kinematics', 'electrostatics']
  const items = bank.items.filter((item) => !isHard(item) || kept.includes(item.chapter))
  assert.deepEqual(readinessOf(neet, { ...bank, items }).missing.length, 1)
  const assembled = assembleForm({ template: neet, bank: { ...bank, items }, held: none, earlier: [] })
  assert.ok('missing' in assembled)
  const { subject, difficulty, need, have, chapter = '' } = assembled.missing
  assert.deepEqual([subject, difficulty], ['Physics', 'Hard'])
  assert.ok(chapter !== '' && !kept.includes(chapter), chapter)
  assert.ok(have === 0 && need > 0)
})
