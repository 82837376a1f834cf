import { queryOptions } from '@tanstack/react-query'
import type { quizContract } from '@vikalp/contract/quiz'
import { examOnTheWire, subjectOnTheWire } from '@vikalp/domain/catalogue/subjects'
import type { Attempt } from '#attempts/attempt.ts'
import { attemptStore } from '#attempts/attempt-store.ts'
import { call } from '#platform/api/api-client.ts'
import type { QuizEntry } from './state/choose-quiz.ts'

const start = call<typeof quizContract.start>('POST', '/api/quiz/start')

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
async function startQuiz(
  { testType, subject, chapter, count, quick, missedIn, quizId }: QuizEntry,
  signal: AbortSignal,
): Promise<Attempt | null> {
  const exam = examOnTheWire(testType)
  const body = {
    exam,
    subject: subjectOnTheWire(testType, subject),
    chapters: [chapter],
    quizId,
    ...(count !== 0 && { count }),
    ...(quick && { quick }),
    ...(missedIn && { missedIn }),
  }
  const { questions } = await start({ signal, body })
  if (questions.length === 0) return null
  const names = { examName: testType, subjectName: subject, chapterName: chapter, count, quick, missedIn }
  return attemptStore.open({ ...names, quizId, questions }, new Date())
}
