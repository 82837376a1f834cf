import assert from 'node:assert/strict'
import test from 'node:test'
import type { PaperItem } from '../../papers/paper-bank.ts'
import type { PaperTemplate } from '../../papers/template.ts'
import type { Ability } from '../abilities.ts'
import { startOfItem } from '../estimate.ts'
import type { Node } from '../nodes.ts'
import { poolsOf } from './draw-paper.ts'
import { enoughKnown } from './enough-known.ts'
import { forecastMarks } from './forecast.ts'
import { paperOffset, widening } from './learn-from-papers.ts'
import { type ForecastWanted, PaperDraws } from './paper-draws.ts'

const template: PaperTemplate = {
  key: 'small',
  exam: 'NEET',
  title: 'Small',
  validFrom: '2026-01-01',
  confirmed: true,
  checked: '2026-11-22',
  sources: ['us'],
  dialect: 'four-button',
  languages: ['en'],
  calculator: false,
  forms: 1,
  sittings: [
    {
      title: 'Small',
      minutes: 60,
      sections: (['Physics', 'Chemistry'] as const).map((subject) => ({
        subject,
        part: subject,
        type: 'mcq',
        count: 20,
        marks: { right: 16, wrong: -4, blank: 0 },
      })),
    },
  ],
}
const items = (['Physics', 'Chemistry'] as const).flatMap((subject) =>
  Array.from(
    { length: 60 },
    (_, i): PaperItem => ({
      id: `${subject}-${i}`,
      subject,
      chapter: `${subject} ${i % 3}`,
      topic: `Topic ${i % 6}`,
      exams: ['NEET'],
      difficulty: 'Medium',
      types: ['mcq'],
      key: 'A',
      isPooled: false,
    }),
  ),
)
const pools = poolsOf(template, items)
const known = (node: Node, mean: number, n = 30, variance = 0.01): [Node, Ability] => [
  node,
  { mean, variance, n, updatedOn: '2026-11-20' },
]
const wanted: ForecastWanted = {
  template,
  pools,
  student: 'a',
  abilities: new Map(),
  levelOf: ({ difficulty }) => startOfItem(difficulty),
  day: '2026-11-24',
  widening: 1,
  offset: { mean: 0, variance: 0 },
}
const of = (changes: Partial<ForecastWanted>) => forecastMarks({ ...wanted, ...changes })

test('the same student has the same forecast all day, and another the next day', () => {
  assert.deepEqual(of({}), of({}))
  assert.notDeepEqual(of({}), of({ day: '2026-11-25' }))
})

test('who can do nearly all gets nearly all marks, who can do nothing what guessing brings', () => {
  const high = of({ abilities: new Map([known('all', 8)]) })
  assert.ok(high.mean >= 155 && high.high <= 160, JSON.stringify(high))
  const low = of({ abilities: new Map([known('all', -8)]) })
  // 40 guesses: 10 right and 30 wrong.
  assert.ok(Math.abs(low.mean - 10) < 5, JSON.stringify(low))
})

test('the better somebody is known, the narrower the band; the factor widens it on both sides', () => {
  const vague = of({})
  const sure = of({
    abilities: new Map([known('all', 0), known('sub:physics', 0), known('sub:chemistry', 0)]),
  })
  assert.ok(sure.high - sure.low < vague.high - vague.low)
  const wide = of({ widening: 1.5 })
  assert.ok(wide.low < vague.low && wide.high > vague.high && wide.mean === vague.mean)
})

test('papers below practice lower the forecast', () =>
  assert.ok(of({ offset: { mean: -0.5, variance: 0 } }).mean < of({}).mean))

const drawn = (changes: Partial<ForecastWanted>, most = 400): PaperDraws => {
  const draws = new PaperDraws({ ...wanted, ...changes })
  while (!draws.isDone) draws.draw(most)
  return draws
}

test('papers that are drawn a few at a time are the same, and no more than 400', () => {
  assert.deepEqual(drawn({}, 7).marks(), of({}))
  assert.deepEqual(drawn({}, 7).bySubject(), drawn({}).bySubject())
  assert.deepEqual(drawn({}, 7).gains(), drawn({}).gains())
})

test('the subjects of a paper add up to the whole, each within its own marks', () => {
  const draws = drawn({ abilities: new Map([known('sub:physics', 1), known('sub:chemistry', -1)]) })
  const [physics, chemistry] = draws.bySubject()
  assert.deepEqual([physics?.subject, chemistry?.subject], ['Physics', 'Chemistry'])
  assert.ok((physics?.mean ?? 0) > (chemistry?.mean ?? 0))
  assert.ok(Math.abs((physics?.mean ?? 0) + (chemistry?.mean ?? 0) - draws.marks().mean) <= 1)
  for (const { low, high } of draws.bySubject()) assert.ok(-20 <= low && low < high && high <= 80)
})

test('what moves a paper most is what the same forecast brings with the mean of the chapter higher', () => {
  const deviation = Math.sqrt(0.64 + 0.25 + 0.16)
  const raised = (chapter: string) =>
    of({ abilities: new Map([known(`ch:${chapter}`, deviation, 0, 0.16)]) }).mean
  const gains = drawn({}).gains()
  assert.equal(gains.length, 6)
  for (const { chapter, mean, low, high } of gains) {
    assert.ok(0 < low && low < mean && mean < high, JSON.stringify({ chapter, low, mean, high }))
    assert.ok(Math.abs(raised(chapter) - of({}).mean - mean) < 1.5, chapter)
  }
  assert.deepEqual(
    gains.map(({ mean }) => mean),
    gains.map(({ mean }) => mean).toSorted((a, b) => b - a),
  )
})

test('practice lets expect the share of right answers that sure beliefs have, whatever the hall does', () => {
  const sure = new Map([known('all', 40, 30, 0)])
  assert.ok(Math.abs(new PaperDraws({ ...wanted, abilities: sure }).expected - 1) < 1e-6)
  const { expected } = new PaperDraws({ ...wanted, offset: { mean: -3, variance: 0 } })
  assert.ok(Math.abs(expected - 0.625) < 1e-6, `${expected}`)
})

const practised = (physics: number, chemistry: number, chapters: readonly string[]) =>
  new Map([
    known('sub:physics', 0, physics),
    known('sub:chemistry', 0, chemistry),
    ...chapters.map((chapter) => known(`ch:${chapter}`, 0)),
  ])
const half = ['Physics 0', 'Physics 1', 'Chemistry 0']

test('a forecast needs 60 answers, 10 in each subject and half of a paper, and says what is missing', () => {
  const enough = (physics: number, chemistry: number, chapters = half) =>
    enoughKnown(template, pools, practised(physics, chemistry, chapters))
  assert.deepEqual(enough(50, 10), { isEnough: true })
  assert.deepEqual(enough(49, 10), { isEnough: false, answers: 1, bySubject: {}, share: 0.5 })
  assert.deepEqual(enough(54, 6), { isEnough: false, answers: 0, bySubject: { Chemistry: 4 }, share: 0.5 })
  const third = enough(50, 10, ['Physics 0', 'Chemistry 0'])
  assert.ok(!third.isEnough && Math.abs(third.share - 1 / 3) < 1e-9)
  assert.deepEqual(enoughKnown(template, pools, new Map()), {
    isEnough: false,
    answers: 60,
    bySubject: { Physics: 10, Chemistry: 10 },
    share: 0,
  })
})

const forecast = { mean: 400, low: 300, high: 450 }

test('the band is widened by a fixed factor until a hundred papers show how far they fall', () => {
  const pairs = Array.from({ length: 100 }, (_, i) => ({ forecast, actual: i < 80 ? 425 : 350 - 2 * i }))
  assert.equal(widening(pairs.slice(1)), 1.15)
  // 80 of 100 are half as far above the mean as the band reaches.
  assert.equal(widening(pairs), 0.5)
  const late = Array.from({ length: 500 }, () => ({ forecast, actual: 500 }))
  assert.equal(widening([...pairs, ...late]), 2)
})

test('papers move the offset from practice, the more the more questions they had', () => {
  assert.deepEqual(paperOffset([]), { mean: -0.15, variance: 0.04 })
  const small = paperOffset([{ expected: 0.6, actual: 0.5, questions: 30 }])
  const large = paperOffset([{ expected: 0.6, actual: 0.5, questions: 180 }])
  assert.ok(large.mean < small.mean && small.mean < -0.15)
  assert.ok(large.variance < small.variance && small.variance < 0.04)
})
