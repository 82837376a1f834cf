import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { attemptStore } from '#attempts/attempt-store.ts'
import { findPrepared } from '#attempts/prepared-quiz.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useNavigationState, useScreenState } from '#platform/navigation/screen-state.ts'
import { QuizEmpty, QuizFailed } from './frame/quiz-absent.tsx'
import { QuizLoading } from './frame/quiz-loading.tsx'
import { asStartedEarly, startedQuiz } from './quiz.api.ts'
import { QuizPlayer } from './quiz-player.tsx'
import { chooseQuiz, type QuizEntry } from './state/choose-quiz.ts'
import { QuizProvider, type QuizSlots } from './state/quiz-context.tsx'
import { QuizOver } from './time-over.tsx'

export function QuizPage(slots: QuizSlots) {
  const { quizId } = useNavigationState()
  const { isDefault: _, ...names } = useScreenState('quiz')
  if (typeof quizId !== 'string') return <ChooseQuiz />
  return <OpenQuiz key={quizId} entry={{ ...names, quizId }} slots={slots} />
}

/** Of a block that was fetched for when there is no network. */
const preparedId = (today: string) => findPrepared(today, new Date())?.quizId

/** Stores in the history entry which quiz it shows, so that reload and Back find the same one. */
function ChooseQuiz() {
  const requested = useScreenState('quiz')
  const [entry] = useState(() =>
    asStartedEarly(
      chooseQuiz(
        requested,
        attemptStore.listOpen(),
        () => preparedId(requested.today) ?? crypto.randomUUID(),
      ),
    ),
  )
  return (
    <>
      <QuizLoading place={requested} />
      <Redirect to={paths.quiz} replace state={entry} />
    </>
  )
}

type OpenQuizProps = { entry: QuizEntry; slots: QuizSlots }

function OpenQuiz({ entry, slots }: OpenQuizProps) {
  const [isFinished] = useState(() => attemptStore.findRecord(entry.quizId)?.finishedAt !== undefined)
  const quiz = useQuery({ ...startedQuiz(entry), enabled: !isFinished })

  if (isFinished) return <QuizOver quizId={entry.quizId} />
  if (quiz.isPending || (quiz.isError && quiz.isFetching)) return <QuizLoading place={entry} />
  if (quiz.isError) return <QuizFailed entry={entry} error={quiz.error} again={() => void quiz.refetch()} />
  if (quiz.data === null) return <QuizEmpty entry={entry} />
  return (
    <QuizProvider attempt={quiz.data}>
      <QuizPlayer {...slots} />
    </QuizProvider>
  )
}
