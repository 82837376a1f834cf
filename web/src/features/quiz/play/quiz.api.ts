import { queryOptions } from '@tanstack/react-query'
import type { AskedHow } from '@vikalp/contract/practice'
import type { Question } from '@vikalp/contract/question'
import type { quizContract } from '@vikalp/contract/quiz'
import type { AskedQuestion, Attempt } from '#attempts/attempt.ts'
import { attemptStore } from '#attempts/attempt-store.ts'
import { withOptionsIn } from '#attempts/shown-options.ts'
import { call } from '#platform/api/api-client.ts'
import { earlyBodies } from '#platform/api/early-calls.ts'
import { fieldsOf } from '#platform/fields-of.ts'
import type { QuizEntry } from './state/choose-quiz.ts'
import { startOf, startPath } from './state/quiz-start.ts'

const start = call<typeof quizContract.start>('POST', startPath)

/** The same quiz under the id with which the page's first script has asked for it already, else under its own. */
export function asStartedEarly(entry: QuizEntry): QuizEntry {
  if (attemptStore.findRecord(entry.quizId)) return entry
  for (const body of earlyBodies(startPath)) {
    const { quizId } = fieldsOf(JSON.parse(String(body)))
    const early = { ...entry, quizId: String(quizId) }
    if (JSON.stringify(startOf(early)) === body) return early
  }
  return entry
}

/** The quiz of a history entry: from the device if it is there, else from the server by the same id. */
export const startedQuiz = (entry: QuizEntry) =>
  queryOptions({
    queryKey: ['quiz', 'started', entry.quizId],
    queryFn: ({ signal }) => startQuiz(entry, signal),
    initialData: () => attemptStore.find(entry.quizId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Null when the chapter has no questions. */
async function startQuiz(entry: QuizEntry, signal: AbortSignal): Promise<Attempt | null> {
  const {
    testType,
    subject,
    chapter,
    count,
    quick,
    missedIn,
    assignmentId,
    practice,
    mistakes,
    today,
    quizId,
  } = entry
  const started = await start({ signal, body: startOf(entry) })
  if (started.questions.length === 0) return null
  const { asked, allMet, seconds: allowed } = started
  const questions = started.questions.map((question, i) => askedQuestion(question, asked?.[i]))
  const names = { examName: testType, subjectName: subject, chapterName: chapter, count, quick }
  const from = { missedIn, assignmentId, practice, mistakes, today }
  return attemptStore.open({ ...names, ...from, allMet, allowed, quizId, questions }, new Date())
}

const askedQuestion = (question: Question, how: AskedHow = {}): AskedQuestion => ({
  ...(how.order ? withOptionsIn(how.order, question) : question),
  ...how,
})
