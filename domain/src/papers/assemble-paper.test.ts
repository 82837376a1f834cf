import assert from 'node:assert/strict'
import test from 'node:test'
import { letters } from '../vocabulary.ts'
import { assembleForm, assembleFresh, type Paper } from './assemble-paper.ts'
import { blueprintFaults, templateFrom } from './blueprint.ts'
import type { PaperBank, PaperItem } from './paper-bank.ts'
import { readinessOf } from './readiness.ts'
import { replaceQuestion } from './replace-question.ts'
import { type PaperTemplate, type Section, sectionsOf } from './template.ts'

const marks = { right: 16, wrong: -4, blank: 0 }
const section = (changes: Partial<Section> = {}): Section => ({
  subject: 'Physics',
  part: 'A',
  type: 'mcq',
  count: 4,
  marks,
  ...changes,
})
const templateWith = (...sections: Section[]): PaperTemplate => ({
  key: 'small-2026',
  exam: 'JEE',
  title: 'Small',
  validFrom: '2026-01-01',
  confirmed: true,
  checked: '2026-11-22',
  sources: ['us'],
  dialect: 'four-button',
  languages: ['en'],
  calculator: false,
  forms: 2,
  sittings: [{ title: 'Small', minutes: 10, sections }],
})

/** Two chapters of two topics, three items each. */
const items: PaperItem[] = ['optics', 'waves'].flatMap((chapter) =>
  ['first', 'second'].flatMap((topic, t) =>
    [1, 2, 3].map((n): PaperItem => {
      const key = letters[(n + t) % letters.length] ?? 'A'
      const id = `${chapter.slice(0, 3)}-000${3 * t + n}`
      const common = { id, subject: 'Physics', chapter, topic, exams: ['JEE'] } as const
      return { ...common, difficulty: n === 1 ? 'Hard' : 'Easy', types: ['mcq'], key, isPooled: false }
    }),
  ),
)
const bank: PaperBank = { items, alike: [] }
const nothing: ReadonlySet<string> = new Set()

const fresh = (template: PaperTemplate, from: PaperBank, seed = 's'): Paper => {
  const made = assembleFresh({ template, bank: from, held: nothing, published: nothing, seed })
  assert.ok('paper' in made, JSON.stringify(made))
  return made.paper
}

test('two that ask nearly the same never stand in one paper', () => {
  const alike = items.flatMap(({ id }, i): [string, string][] =>
    items
      .slice(i + 1)
      .flatMap((other): [string, string][] =>
        id.startsWith('opt') && other.id.startsWith('opt') && (i + items.indexOf(other)) % 2 === 0
          ? [[id, other.id]]
          : [],
      ),
  )
  for (let seed = 0; seed < 50; seed++) {
    const { questionIds } = fresh(templateWith(section()), { items, alike }, `${seed}`)
    assert.equal(questionIds.length, 4)
    for (const [a, b] of alike) assert.ok(!(questionIds.includes(a) && questionIds.includes(b)), `${a} ${b}`)
  }
})

test('where all of a chapter are too alike, its cell is what is missing', () => {
  const optics = items.filter(({ chapter }) => chapter === 'optics').map(({ id }) => id)
  const alike = optics.flatMap((a) => optics.map((b): [string, string] => [a, b])).filter(([a, b]) => a < b)
  const { isReady, missing } = readinessOf(templateWith(section()), { items, alike })
  assert.equal(isReady, false)
  assert.deepEqual(missing[0], {
    subject: 'Physics',
    part: 'A',
    type: 'mcq',
    form: undefined,
    difficulty: undefined,
    chapter: 'optics',
    need: 2,
    have: 1,
  })
})

test('a numbered form shares nothing with those before it, and the last one says what is missing', () => {
  const template = templateWith(section())
  const forms: string[][] = []
  for (;;) {
    const made = assembleForm({ template, bank, held: nothing, earlier: forms })
    if ('missing' in made) break
    forms.push(made.paper.questionIds)
  }
  assert.equal(forms.length, 3)
  assert.equal(new Set(forms.flat()).size, 12)
})

test('the first form takes what is kept apart for it; a fresh paper and a replacement never do', () => {
  const isPooled = ({ id }: Pick<PaperItem, 'id'>) => /-000[14]$/.test(id)
  const kept = { items: items.map((item) => ({ ...item, isPooled: isPooled(item) })), alike: [] }
  const template = templateWith(section())
  const first = assembleForm({ template, bank: kept, held: nothing, earlier: [] })
  assert.ok('paper' in first && first.paper.questionIds.every((id) => isPooled({ id })))
  for (let seed = 0; seed < 20; seed++) {
    const paper = fresh(template, kept, `${seed}`)
    assert.ok(!paper.questionIds.some((id) => isPooled({ id })))
    const asked = { template, bank: kept, paper, place: 0, published: nothing }
    for (const id of replaceQuestion({ ...asked, barred: nothing })?.questionIds ?? assert.fail())
      assert.ok(!isPooled({ id }))
  }
})

test('questions of a form that one section asks for are left to it', () => {
  const form = 'assertion-reason'
  const reasons = items.map((item, i): PaperItem => (i % 3 === 0 ? { ...item, form } : item))
  const template = templateWith(section({ count: 2 }), section({ form, count: 2 }))
  for (let seed = 0; seed < 20; seed++) {
    const { questionIds, sections } = fresh(template, { items: reasons, alike: [] }, `${seed}`)
    for (const [place, id] of questionIds.entries())
      assert.equal(reasons.find((item) => item.id === id)?.form, sections[place] === 1 ? form : undefined)
  }
})

test('a question that can be asked in two ways is asked once', () => {
  const both = items.map((item): PaperItem => ({ ...item, types: ['mcq', 'numeric'] }))
  const template = templateWith(section({ count: 4 }), section({ part: 'B', type: 'numeric', count: 4 }))
  const { questionIds } = fresh({ ...template, forms: 1 }, { items: [...both, ...extra(both)], alike: [] })
  assert.equal(new Set(questionIds).size, 8)
})

/** As many again, in other topics, with options alone. */
const extra = (of: readonly PaperItem[]): PaperItem[] =>
  of.map((item) => ({
    ...item,
    id: item.id.replace('-0', '-1'),
    topic: `${item.topic} more`,
    types: ['mcq'],
  }))

test('a replacement is of the same chapter and difficulty and bars what was tried; at last none fits', () => {
  const template = templateWith(section({ mix: { Easy: 2, Medium: 0, Hard: 2 } }))
  const paper = fresh(template, bank)
  const known = { published: nothing }
  const place = paper.questionIds.findIndex((id) => id.startsWith('opt'))
  const old = items.find(({ id }) => id === paper.questionIds[place])
  const tried = new Set<string>()
  let replaced = replaceQuestion({ ...known, template, bank, paper, place, barred: tried })
  for (; replaced; replaced = replaceQuestion({ ...known, template, bank, paper, place, barred: tried })) {
    const id = replaced.questionIds[place] ?? ''
    const now = items.find((item) => item.id === id)
    assert.deepEqual([now?.chapter, now?.difficulty], [old?.chapter, old?.difficulty])
    assert.deepEqual(replaced.questionIds.toSpliced(place, 1), paper.questionIds.toSpliced(place, 1))
    assert.ok(!tried.has(id) && !paper.questionIds.includes(id))
    tried.add(id)
  }
  assert.ok(tried.size > 0)
})

test('chapters that a section names are the only ones', () => {
  const { questionIds } = fresh(templateWith(section({ chapters: ['waves'] })), bank)
  assert.ok(questionIds.every((id) => id.startsWith('wav')))
})

const blueprint = {
  minutes: 20,
  sections: [
    { subject: 'Physics', type: 'mcq', count: 1, chapters: ['optics'] },
    { subject: 'Physics', type: 'mcq', count: 4, chapters: ['waves'], mix: { Easy: 3, Medium: 0, Hard: 1 } },
  ],
} as const

test('a blueprint says which chapters give how many, and the examination gives the marks', () => {
  const template = templateFrom(templateWith(section()), blueprint)
  assert.deepEqual(
    sectionsOf(template).map((each) => each.marks),
    [marks, marks],
  )
  assert.equal(template.sittings[0]?.minutes, 20)
  for (let seed = 0; seed < 20; seed++) {
    const { questionIds, sections } = fresh(template, bank, `${seed}`)
    assert.deepEqual(
      questionIds.map((id) => id.slice(0, 3)),
      ['opt', 'wav', 'wav', 'wav', 'wav'],
    )
    assert.deepEqual(sections, [0, 1, 1, 1, 1])
  }
})

test('a blueprint that asks for more than a chapter has says what is missing', () => {
  const [optics, waves] = blueprint.sections
  const greedy = { ...blueprint, sections: [{ ...optics, count: 7 }, waves] }
  const { missing } = readinessOf(templateFrom(templateWith(section()), greedy), bank)
  assert.deepEqual(
    missing.map(({ part, need, have }) => [part, need, have]),
    [['1', 7, 6]],
  )
})

test("a teacher's own paper may take more of a topic than an examination does, and takes of each its share", () => {
  const topics = ['rays', 'lenses']
  const many = topics.flatMap((topic) =>
    Array.from({ length: 10 }, (_, n): PaperItem => {
      const id = `opt-${topic === 'rays' ? 1 : 2}00${n}`
      const common = { id, subject: 'Physics', chapter: 'optics', topic, exams: ['JEE'] } as const
      return { ...common, difficulty: 'Easy', types: ['mcq'], key: 'A', isPooled: false }
    }),
  )
  const ofTopic = new Map(many.map(({ id, topic }) => [id, topic]))
  const sections = [{ subject: 'Physics', type: 'mcq', count: 12, chapters: ['optics'] }] as const
  const own = templateFrom(templateWith(section()), { minutes: 20, sections })
  const { questionIds } = fresh(own, { items: many, alike: [] })
  assert.deepEqual(
    topics.map((topic) => questionIds.filter((id) => ofTopic.get(id) === topic).length),
    [6, 6],
  )
  const whole = templateWith(section({ count: 12, chapters: ['optics'] }))
  assert.deepEqual(
    readinessOf(whole, { items: many, alike: [] }).missing.map(({ need, have }) => [need, have]),
    [[12, 6]],
  )
})

test('a mix that does not add up and a number on an OMR sheet are faults of a blueprint', () => {
  const [optics, waves] = blueprint.sections
  const faulty = {
    ...blueprint,
    sections: [
      { ...optics, type: 'numeric' as const },
      { ...waves, count: 5 },
    ],
  }
  assert.deepEqual(blueprintFaults({ ...templateWith(section()), dialect: 'omr' }, faulty), [
    'sections.0.type',
    'sections.1.mix',
  ])
  assert.deepEqual(blueprintFaults(templateWith(section()), blueprint), [])
})
