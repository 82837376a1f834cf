import type { TestResults } from '@vikalp/contract/mocks/tests'
import { testLimits } from '@vikalp/domain/limits'
import { analyseItem, type ItemAnswer } from '@vikalp/domain/marking/item-analysis'
import { markPaper } from '@vikalp/domain/marking/mark-paper'
import type { MarkedQuestion, Response } from '@vikalp/domain/marking/mark-question'
import { highestScore } from '@vikalp/domain/papers/template'
import { dayMs } from '@vikalp/domain/progress/periods'
import type { EventLog } from '@vikalp/domain/sitting/event-log'
import { leavesIn } from '@vikalp/domain/sitting/leaves'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { answeredQuestions } from '../sittings/answered-questions.ts'
import { countedResponses, responsesOf } from '../sittings/close-sitting.ts'
import { type PaperPart, partOf } from '../sittings/paper-part.ts'
import { requireClass, testOnWire } from './read-test.ts'
import { testQuestion } from './test-question.ts'
import { listPupils, type OfTest, type PupilRow, readLogs } from './test-sittings.store.ts'
import { listKeys, type ReasonedKey, type TestRow } from './tests.store.ts'

type Sat = PupilRow & {
  id: string
  closedAt: Date
  receipt: string
  responses: NonNullable<PupilRow['responses']>
  outcome: NonNullable<PupilRow['outcome']>
  lateExcluded: boolean
  result: NonNullable<PupilRow['result']>
}

const hasSat = (pupil: PupilRow): pupil is Sat =>
  pupil.id !== null && pupil.closedAt !== null && pupil.result !== null && pupil.outcome !== null

/** Kept for a month, and told to the teacher alone, and only of whom the instructions said so. */
const tellsLeaves = ({ isMinorAlone, closedAt }: Sat, now: Date): boolean =>
  !isMinorAlone && now.getTime() < closedAt.getTime() + testLimits.leaveDays * dayMs

/** The marks of everybody who has handed in, and how each question was answered. No student reads it before the release. */
export async function readResults({ db, bank, clock }: MocksDeps, of: OfTest): Promise<TestResults> {
  const { testId, classId, instituteId } = of
  const test = await requireClass(db, { testId, classId })
  const [pupils, keys] = await Promise.all([listPupils(db, of), listKeys(db, testId)])
  const sat = pupils.filter(hasSat)
  const now = clock()
  const isTold = test.tellsLeaves && instituteId === undefined
  const logged = isTold ? sat.filter((pupil) => tellsLeaves(pupil, now)).map(({ id }) => id) : []
  const logs = await readLogs(db, testId, logged)
  const sheets = sat.map((pupil) => sheetOf(bank, test, keys, pupil, logs.get(pupil.studentId)))
  const part = partOf(bank, { ...test, part: 0, questionOrder: null })
  // Who did not set the paper reads its keys once nobody begins it any more.
  const isSealed = instituteId !== undefined && now < test.closesAt
  return {
    test: testOnWire(bank, test, now),
    highest: highestScore(part.sitting.sections),
    rows: sheets.map(({ row }) => row),
    absent: pupils
      .filter((pupil) => !hasSat(pupil))
      .map(({ studentId, name, rollNo, classIds }) => ({ studentId, name, rollNo, classIds })),
    items: isSealed
      ? []
      : part.questionIds.map((id, place) => itemOf(bank, part, { id, place }, sheets, keys)),
  }
}

type Sheet = {
  row: TestResults['rows'][number]
  /** By the ids of the questions. */
  answers: ReadonlyMap<string, ItemAnswer>
}

function sheetOf(
  bank: QuestionBank,
  test: TestRow,
  keys: readonly ReasonedKey[],
  pupil: Sat,
  log: EventLog | undefined,
): Sheet {
  const part = partOf(bank, { ...test, part: 0, questionOrder: pupil.questionOrder })
  const responses = countedResponses(pupil)
  const all = responsesOf(pupil.outcome)
  const marked = markPaper(
    part.sitting.sections,
    answeredQuestions(bank, part, responses, { corrected: keys }),
  )
  const { studentId, name, rollNo, classIds, id: sittingId, result, returnedSeconds } = pupil
  return {
    row: {
      ...result,
      studentId,
      name,
      rollNo,
      classIds,
      sittingId,
      receipt: pupil.receipt,
      lateAnswers: all.filter((response, place) => response !== pupil.responses[place]).length,
      lateCounts: !pupil.lateExcluded,
      returnedSeconds: returnedSeconds ?? 0,
      leaves: log ? leavesIn([...log.events.values()]) : null,
    },
    answers: answersOf(part, responses, marked.questions, marked.score),
  }
}

const answersOf = (
  { questionIds }: PaperPart,
  responses: readonly Response[],
  marked: readonly MarkedQuestion[],
  score: number,
): Sheet['answers'] =>
  new Map(
    questionIds.flatMap((id, place) => {
      const mark = marked[place]
      if (!mark) return []
      const { verdict, quarters } = mark
      return [[id, { response: responses[place] ?? null, verdict, rest: score - quarters }] as const]
    }),
  )

function itemOf(
  bank: QuestionBank,
  { template, hall }: PaperPart,
  { id, place }: { id: string; place: number },
  sheets: readonly Sheet[],
  keys: readonly ReasonedKey[],
): TestResults['items'][number] {
  const answers = sheets.flatMap((sheet) => sheet.answers.get(id) ?? [])
  const { right, wrong, blank, facility, discrimination, chosen } = analyseItem(answers)
  const notes = bank.find(id)?.html.notes ?? {}
  const corrected = keys.find(({ questionId }) => questionId === id)
  const question = testQuestion(bank, id, template, hall.sections[place] ?? 0)
  return {
    ...question,
    ...(corrected?.kind === 'letters' && { right: corrected.letters }),
    answers: { right, wrong, blank },
    facility,
    discrimination,
    chosen: chosen.map(({ response, students }) => ({
      response,
      students,
      misconception: Object.entries(notes).find(([letter]) => letter === response)?.[1] ?? null,
    })),
    corrected: corrected ? { kind: corrected.kind, reason: corrected.reason } : null,
  }
}
