import assert from 'node:assert/strict'
import test from 'node:test'
import type { PaperItem } from '../papers/paper-bank.ts'
import type { PaperTemplate, Section } from '../papers/template.ts'
import { type Difficulty, difficulties, letters } from '../vocabulary.ts'
import { drawPartOfPaper } from './part-of-paper.ts'

const section = (changes: Partial<Section> = {}): Section => ({
  subject: 'Physics',
  part: 'A',
  type: 'mcq',
  count: 40,
  marks: { right: 4, wrong: -1, blank: 0 },
  mix: { Easy: 10, Medium: 20, Hard: 10 },
  ...changes,
})
const templateWith = (...sections: Section[]): PaperTemplate => ({
  ...{ key: 'small-2026', exam: 'JEE', title: 'Small', validFrom: '2026-01-01', checked: '2026-11-22' },
  ...{ confirmed: true, sources: ['us'], dialect: 'four-button', languages: ['en'], calculator: false },
  forms: 2,
  sittings: [{ title: 'Small', minutes: 10, sections }],
})

/** A chapter of so many questions of each difficulty, in four topics. */
const chapter = (key: string, counts: Record<Difficulty, number>): PaperItem[] =>
  difficulties.flatMap((difficulty) =>
    Array.from({ length: counts[difficulty] }, (_, n): PaperItem => {
      const id = `${key}-${difficulty}-${n}`
      const common = {
        id,
        subject: 'Physics',
        chapter: key,
        topic: `Topic ${n % 4}`,
        exams: ['JEE'],
      } as const
      return { ...common, difficulty, types: ['mcq'], key: letters[n % 4] ?? 'A', isPooled: false }
    }),
  )
const even = { Easy: 10, Medium: 10, Hard: 10 }
const optics = chapter('optics', even)
const waves = chapter('waves', { Easy: 5, Medium: 5, Hard: 5 })
const idsOf = (items: readonly PaperItem[]) => new Set(items.map(({ id }) => id))

const draw = (
  items: PaperItem[],
  count: number,
  changes: { unseen?: ReadonlySet<string>; seed?: string } = {},
) =>
  drawPartOfPaper({
    template: templateWith(section()),
    subject: 'Physics',
    bank: { items, alike: [] },
    unseen: idsOf(items),
    count,
    seed: 's',
    ...changes,
  })
const counted = (ids: readonly string[], items: readonly PaperItem[], of: (item: PaperItem) => string) => {
  const byId = new Map(items.map((item) => [item.id, item]))
  const found: Record<string, number> = {}
  for (const id of ids) {
    const item = byId.get(id)
    assert.ok(item)
    found[of(item)] = (found[of(item)] ?? 0) + 1
  }
  return found
}

test('each chapter gives its share, and difficulties are as often as in a paper', () => {
  const items = [...optics, ...waves]
  for (let seed = 0; seed < 20; seed++) {
    const ids = draw(items, 12, { seed: `${seed}` })
    assert.equal(new Set(ids).size, 12)
    assert.deepEqual(
      counted(ids, items, (item) => item.chapter),
      { optics: 8, waves: 4 },
    )
    assert.deepEqual(
      counted(ids, items, (item) => item.difficulty),
      { Easy: 3, Medium: 6, Hard: 3 },
    )
  }
})

test('no topic comes twice in a row where there are others, and each gives its share', () => {
  const topicOf = new Map(optics.map(({ id, topic }) => [id, topic]))
  for (let seed = 0; seed < 20; seed++) {
    const topics = draw(optics, 8, { seed: `${seed}` }).map((id) => topicOf.get(id))
    assert.ok(
      topics.every((topic, i) => topic !== topics[i - 1]),
      topics.join(', '),
    )
    assert.ok(new Set(topics).size >= 3)
  }
})

test('two that ask nearly the same never stand in one block', () => {
  const alike = optics.flatMap((a, i) =>
    optics.slice(i + 1).flatMap((b): [string, string][] => (i % 2 === 0 ? [[a.id, b.id]] : [])),
  )
  const ids = drawPartOfPaper({
    ...{ template: templateWith(section()), subject: 'Physics', bank: { items: optics, alike } },
    ...{ unseen: idsOf(optics), count: 5, seed: 's' },
  })
  assert.equal(ids.length, 5)
  assert.ok(alike.every(([a, b]) => !(ids.includes(a) && ids.includes(b))))
})

test('what is seen is never drawn: difficulties and chapters give what they still have', () => {
  const items = [...optics, ...waves]
  const left = items.filter(({ difficulty, chapter: of }) => difficulty !== 'Hard' && of === 'optics')
  const ids = draw(items, 12, { unseen: idsOf(left) })
  assert.ok(ids.every((id) => idsOf(left).has(id)))
  assert.deepEqual(
    counted(ids, items, (item) => item.difficulty),
    { Easy: 4, Medium: 8 },
  )
  const few = idsOf(optics.slice(0, 3))
  assert.deepEqual(new Set(draw(items, 12, { unseen: few })), few)
  assert.deepEqual(draw(items, 12, { unseen: new Set() }), [])
})

test('the forms of a paper have their share, numbers to be typed and what is kept for papers none', () => {
  const reasons = optics.map(
    (item, i): PaperItem => (i % 3 === 0 ? { ...item, form: 'assertion-reason' } : item),
  )
  const typed = waves.map((item): PaperItem => ({ ...item, types: ['numeric'], key: null }))
  const kept = chapter('kept', even).map((item) => ({ ...item, isPooled: true }))
  const items = [...reasons, ...typed, ...kept]
  const { mix: _, ...plain } = section({ count: 12 })
  const ids = drawPartOfPaper({
    template: templateWith(
      plain,
      { ...plain, form: 'assertion-reason', count: 4 },
      section({ type: 'numeric' }),
    ),
    ...{ subject: 'Physics', bank: { items, alike: [] }, unseen: idsOf(items), count: 8, seed: 's' },
  })
  assert.deepEqual(
    counted(ids, items, ({ form = 'plain' }) => form),
    { plain: 6, 'assertion-reason': 2 },
  )
  assert.ok(ids.every((id) => id.startsWith('optics')))
})
