import type { InstituteTests, Test, TestDetails, TestPattern, TestsPage } from '@vikalp/contract/mocks/tests'
import {
  type PaperTemplate,
  questionCount,
  sectionsOf,
  type TemplateSitting,
} from '@vikalp/domain/papers/template'
import { earliestRelease } from '@vikalp/domain/sitting/clock'
import { type TestTimes, testState } from '@vikalp/domain/sitting/test-state'
import { notFound } from '#platform/problem.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { templateOf } from '#question-bank/template-of.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { findTest, listTests as listRows, listTestsOfInstitute, type TestRow } from './tests.store.ts'

type ReadDeps = Pick<MocksDeps, 'db' | 'bank' | 'clock'>

/** The tests of a teacher's current classes, and what another can be made from. */
export async function listTests(
  { db, bank, clock, forms }: MocksDeps,
  teacherId: string,
): Promise<TestsPage> {
  const now = clock()
  const rows = await listRows(db, teacherId)
  return {
    now: now.toISOString(),
    tests: rows.map((row) => testOnWire(bank, row, now)),
    patterns: bank.templates.map((template) => patternOf(template, forms.readinessOf(template).isReady)),
  }
}

/** What an institute's teachers have set. */
export async function listInstituteTests(
  { db, bank, clock }: ReadDeps,
  instituteId: string,
): Promise<InstituteTests> {
  const now = clock()
  const rows = await listTestsOfInstitute(db, instituteId)
  return {
    now: now.toISOString(),
    tests: rows.map((row) => ({ ...testOnWire(bank, row, now), teacher: row.teacher })),
  }
}

const patternOf = (template: PaperTemplate, isReady: boolean): TestPattern => ({
  key: template.key,
  exam: template.exam,
  title: template.title,
  minutes: template.sittings[0]?.minutes ?? 0,
  questions: questionCount(sectionsOf(template)),
  dialect: template.dialect,
  isWhole: isReady && template.sittings.length === 1,
  parts: isReady && template.sittings.length > 1 ? template.sittings.map(partOnWire) : [],
})

const partOnWire = ({ title, minutes, sections }: TemplateSitting): TestPattern['parts'][number] => ({
  title,
  minutes,
  sections: sections.map(({ subject, count, mix }) => ({ subject, count, ...(mix && { mix }) })),
})

export async function requireTest(db: ReadDeps['db'], testId: string): Promise<TestRow> {
  const row = await findTest(db, testId)
  if (!row) throw notFound('The test')
  return row
}

/** A test, and one of its classes where only that is asked for. */
export async function requireClass(
  db: ReadDeps['db'],
  { testId, classId }: { testId: string; classId?: string | undefined },
): Promise<TestRow> {
  const test = await requireTest(db, testId)
  if (classId !== undefined && !test.classes.some((known) => known.classId === classId.toLowerCase()))
    throw notFound('The class')
  return test
}

export const readTest = async ({ db, bank, clock }: ReadDeps, testId: string): Promise<Test> =>
  testOnWire(bank, await requireTest(db, testId), clock())

/** With its choices, so that a draft can be gone on with. */
export async function readDetails({ db, bank, clock }: ReadDeps, testId: string): Promise<TestDetails> {
  const row = await requireTest(db, testId)
  const { title, template, blueprint, questionIds, together, lateStart, results, resultsAt, lostTime } = row
  return {
    ...testOnWire(bank, row, clock()),
    input: {
      title,
      paper: { template, ...(blueprint && { blueprint }) },
      questionIds,
      otherClasses: row.classes.flatMap(({ classId }) => (classId === row.classId ? [] : [classId])),
      opensAt: row.opensAt.toISOString(),
      closesAt: row.closesAt.toISOString(),
      together,
      lateStart,
      shuffleQuestions: row.isShuffled,
      shuffleOptions: row.shufflesOptions,
      fixedCircles: row.fixedCircles,
      results,
      ...(results === 'at_time' && resultsAt && { resultsAt: resultsAt.toISOString() }),
      lostTime,
      leaveInfo: row.tellsLeaves,
      extra: row.extra,
    },
  }
}

export const timesOf = (row: TestRow): TestTimes => ({
  publishedAt: row.publishedAt?.getTime() ?? null,
  opensAt: row.opensAt.getTime(),
  closesAt: row.closesAt.getTime(),
  resultsAt: row.resultsAt?.getTime() ?? null,
  releasedAt: row.releasedAt?.getTime() ?? null,
  cancelledAt: row.cancelledAt?.getTime() ?? null,
})

export const minutesOf = (bank: QuestionBank, row: TestRow): number =>
  templateOf(bank, row).sittings[0]?.minutes ?? 0

export function testOnWire(bank: QuestionBank, row: TestRow, now: Date): Test {
  const { testId, classId, className, classes, title, together, lateStart, students, running, handedIn } = row
  const times = timesOf(row)
  const minutes = minutesOf(bank, row)
  const percents = row.extra.map(({ percent }) => percent)
  const earliest = earliestRelease({ ...times, together, lateStart }, minutes, percents)
  return {
    testId,
    classId,
    className,
    classes,
    title,
    state: testState(times, running, now.getTime()),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    resultsAt: row.resultsAt?.toISOString() ?? null,
    earliestRelease: new Date(earliest).toISOString(),
    releasedAt: row.releasedAt?.toISOString() ?? null,
    cancelled:
      row.cancelledAt && row.cancelReason !== null
        ? { date: row.cancelledAt.toISOString(), reason: row.cancelReason }
        : null,
    minutes,
    questions: row.questionIds.length,
    students,
    running,
    handedIn,
  }
}
