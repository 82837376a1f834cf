import { queryOptions } from '@tanstack/react-query'
import type { quizContract } from '@vikalp/contract/quiz'
import { askedQuestions } from '#attempts/asked-question.ts'
import type { Attempt } from '#attempts/attempt.ts'
import { attemptStore } from '#attempts/attempt-store.ts'
import { dropPrepared, findPrepared } from '#attempts/prepared-quiz.ts'
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
    initialData: () => attemptStore.find(entry.quizId) ?? beginPrepared(entry),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** A block that was fetched before begins without a network; the server is told, if it can be. */
function beginPrepared(entry: QuizEntry): Attempt | undefined {
  const now = new Date()
  const prepared = findPrepared(entry.today, now)
  if (prepared?.quizId !== entry.quizId) return undefined
  const attempt = attemptStore.open({ ...namesOf(entry), questions: prepared.questions }, now)
  dropPrepared(entry.today)
  start({ body: startOf(entry) }).catch(() => undefined)
  return attempt
}

/** Null when the chapter has no questions. */
async function startQuiz(entry: QuizEntry, signal: AbortSignal): Promise<Attempt | null> {
  const started = await start({ signal, body: startOf(entry) })
  if (started.questions.length === 0) return null
  const { allMet, seconds: allowed } = started
  const questions = askedQuestions(started)
  return attemptStore.open({ ...namesOf(entry), allMet, allowed, questions }, new Date())
}

const namesOf = ({ testType, subject, chapter, fromChapters: _, ...names }: QuizEntry) => ({
  examName: testType,
  subjectName: subject,
  chapterName: chapter,
  ...names,
})
