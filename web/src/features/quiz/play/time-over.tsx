import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { attemptStore } from '#attempts/attempt-store.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useScreenState } from '#platform/navigation/screen-state.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useAnnounce } from '#ui/feedback/live-region.tsx'
import { Button } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { AbsentFrame, useBack } from './frame/quiz-absent.tsx'
import { useQuiz } from './state/quiz-context.tsx'
import { answeredCount } from './state/quiz-state.ts'
import { endOf } from './state/quiz-time.ts'
import { ToAnalysis } from './to-analysis.tsx'
import { useSubmit } from './use-submit.ts'

/** A quiz that is over: its result, or that nothing of it was handed in. */
export const QuizOver = ({ quizId }: { quizId: string }) =>
  attemptStore.findRecord(quizId)?.isDiscarded ? <NothingHandedIn /> : <ToAnalysis quizId={quizId} />

/** Its time passed while nobody was there: what was answered is handed in if the student wants it. */
export function LongOver() {
  const m = useMessages('quiz').timeOver
  const { state, dispatch } = useQuiz()
  const { submit, isSubmitting } = useSubmit(() => undefined)
  const place = useScreenState('quiz')
  const begin = useBeginAnother()
  const answered = answeredCount(state)
  const isOpen = state.finishedAt === undefined
  useEffect(() => {
    if (isOpen && answered === 0) dispatch({ type: 'discard' })
  }, [isOpen, answered, dispatch])
  if (!isOpen && !isSubmitting) return <QuizOver quizId={state.quizId} />
  return (
    <AbsentFrame entry={place}>
      <Panel
        tone="notice"
        title={m.title}
        actions={
          <>
            <Button busy={isSubmitting} onClick={() => void submit()}>
              {m.handIn(answered)}
            </Button>
            <Button
              kind="outline"
              onClick={() => {
                dispatch({ type: 'discard' })
                begin()
              }}
            >
              {m.another}
            </Button>
          </>
        }
      >
        <p>{m.passed(new Date(endOf(state)), answered, state.questions.length)}</p>
        <p>{m.choose}</p>
      </Panel>
    </AbsentFrame>
  )
}

function NothingHandedIn() {
  const m = useMessages('quiz')
  const announce = useAnnounce()
  const begin = useBeginAnother()
  const back = useBack()
  const said = m.timeOver.nothing
  useEffect(() => announce(`${m.timeUp}. ${said}`), [announce, m, said])
  return (
    <AbsentFrame entry={useScreenState('quiz')}>
      <Panel
        tone="empty"
        title={m.timeUp}
        actions={
          <>
            <Button onClick={begin}>{m.timeOver.another}</Button>
            <Button kind="outline" onClick={back}>
              {m.goBack}
            </Button>
          </>
        }
      >
        <p>{said}</p>
      </Panel>
    </AbsentFrame>
  )
}

/** The same once more, with other questions. */
function useBeginAnother(): () => void {
  const { isDefault: _, ...names } = useScreenState('quiz')
  const [, navigate] = useLocation()
  return () => navigate(paths.quiz, { replace: true, state: names })
}
