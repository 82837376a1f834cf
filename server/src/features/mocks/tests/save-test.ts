import { randomUUIDv7 } from 'node:crypto'
import type { Test, TestInput } from '@vikalp/contract/mocks/tests'
import { testLimits } from '@vikalp/domain/limits'
import { fits } from '@vikalp/domain/papers/paper-bank'
import { sectionsOf } from '@vikalp/domain/papers/template'
import { earliestRelease, fitsWindow } from '@vikalp/domain/sitting/clock'
import { requireConfirmed } from '#dashboard/require-confirmed.ts'
import type { Queries } from '#platform/db.ts'
import { invalid, Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { insertPaper } from '../papers/papers.store.ts'
import { readTest } from './read-test.ts'
import { sectionPlaces, type TestTemplate, testTemplate } from './test-template.ts'
import { countOwnClasses, countTests, saveExtra, saveTest } from './tests.store.ts'

type Place = { classId: string; testId: string; teacherId: string }

/** Saves a draft, as often as its teacher likes. */
export async function storeTest(
  deps: MocksDeps,
  { teacherId, ...of }: Place,
  input: TestInput,
): Promise<Test> {
  const { db, bank, clock } = deps
  const now = clock()
  await requireConfirmed(db, teacherId, 'set tests')
  const otherClasses = await requireOwnClasses(db, { ...of, teacherId }, input.otherClasses)
  const made = testTemplate(bank, input.paper)
  requireQuestions(deps, made, input.questionIds)
  const times = timesOf(made, input)
  if (
    (await countTests(db, { testId: of.testId, classIds: [of.classId, ...otherClasses] })) >=
    testLimits.ofClass
  )
    throw new Problem('conflict', `A class has at most ${testLimits.ofClass} tests`)
  const paperId = randomUUIDv7()
  const { title, together, lateStart, results, lostTime, questionIds } = input
  await db.transaction(async (tx) => {
    await insertPaper(tx, {
      id: paperId,
      template: made.key,
      blueprint: made.blueprint,
      form: null,
      questionIds,
      sections: sectionPlaces(made.template),
      madeAt: now,
    })
    const rules = { title, together, lateStart, results, lostTime }
    const options = {
      isShuffled: input.shuffleQuestions,
      shufflesOptions: input.shuffleOptions ?? false,
      fixedCircles: input.fixedCircles ?? false,
      tellsLeaves: input.leaveInfo,
    }
    if (!(await saveTest(tx, { ...of, otherClasses, paperId, ...rules, ...options, ...times, madeAt: now })))
      throw new Problem('conflict', 'This test was published')
    await saveExtra(tx, { testId: of.testId, extra: input.extra })
  })
  return readTest(deps, of.testId)
}

/** The classes beside the one of the address, each once: all are taught by this teacher today. */
export async function requireOwnClasses(
  db: Queries,
  { classId, teacherId }: Pick<Place, 'classId' | 'teacherId'>,
  named: readonly string[] = [],
): Promise<string[]> {
  const classIds = [...new Set(named.map((id) => id.toLowerCase()))].filter(
    (id) => id !== classId.toLowerCase(),
  )
  if ((await countOwnClasses(db, { classIds, teacherId })) < classIds.length)
    throw invalid('otherClasses', 'must be classes of yours')
  return classIds
}

/** Each question once, and one that fits its section. */
function requireQuestions({ bank }: MocksDeps, { template }: TestTemplate, questionIds: string[]): void {
  const places = sectionPlaces(template)
  const sections = sectionsOf(template)
  if (questionIds.length !== places.length || new Set(questionIds).size !== places.length)
    throw invalid('questionIds', `must be ${places.length} different questions`)
  const items = new Map(bank.paperBank.items.map((item) => [item.id, item]))
  const wrong = questionIds.findIndex((id, place) => {
    const [item, section] = [items.get(id), sections[places[place] ?? -1]]
    const beside = sections.filter(({ subject }) => subject === section?.subject)
    return !item || !section || item.subject !== section.subject || !fits(item, section, beside)
  })
  if (wrong >= 0) throw invalid(`questionIds.${wrong}`, 'does not fit its section')
}

/** The window, and when the results come out. One clock for all ends with its time. */
function timesOf(
  { template }: TestTemplate,
  input: TestInput,
): { opensAt: Date; closesAt: Date; resultsAt: Date | null } {
  const minutes = template.sittings[0]?.minutes ?? 0
  const { together, lateStart } = input
  const opensAt = Date.parse(input.opensAt)
  const closesAt = together ? opensAt + minutes * 60_000 : Date.parse(input.closesAt)
  const window = { opensAt, closesAt, together, lateStart }
  if (closesAt <= opensAt) throw invalid('closesAt', 'must be after the opening')
  if (closesAt - opensAt > testLimits.window * day) throw invalid('closesAt', 'is too long after the opening')
  if (lateStart === 'cut' && !fitsWindow(window, minutes))
    throw invalid('closesAt', `leaves less than the ${minutes} minutes of the test`)
  const earliest = earliestRelease(
    window,
    minutes,
    input.extra.map(({ percent }) => percent),
  )
  const resultsAt = {
    at_once: earliest,
    at_time: Date.parse(input.resultsAt ?? ''),
    by_hand: null,
  }[input.results]
  if (Number.isNaN(resultsAt) || (resultsAt !== null && resultsAt < earliest))
    throw new Problem('invalid_request', 'Somebody may still be writing then', {
      fields: { resultsAt: `must be ${new Date(earliest).toISOString()} or later` },
    })
  return {
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    resultsAt: resultsAt === null ? null : new Date(resultsAt),
  }
}

const day = 86_400_000
