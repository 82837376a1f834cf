import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { attemptStore } from '#attempts/attempt-store.ts'
import { blockOfKey } from '#attempts/block-key.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { goBack } from '../go-back.ts'
import type { QuizEntry } from '../state/choose-quiz.ts'
import { useLeaveQuiz } from '../use-leave-quiz.ts'
import styles from './quiz-absent.module.css'
import { QuizFrame, type QuizPlace } from './quiz-frame.tsx'

type QuizFailedProps = { entry: QuizEntry; error: unknown; again: () => void }

export const QuizFailed = (props: QuizFailedProps) =>
  failureCode(props.error) === 'another_day' ? <OtherDay entry={props.entry} /> : <NotLoaded {...props} />

/** A block of a plan whose page was open since another day. */
function OtherDay({ entry }: { entry: QuizEntry }) {
  const m = useMessages('quiz')
  const { day } = blockOfKey(entry.today)
  const queries = useQueryClient()
  // Or the page of the day would show that plan once more while it asks for the new one.
  useEffect(() => queries.removeQueries({ queryKey: ['plan'] }), [queries])
  return (
    <AbsentFrame entry={entry}>
      <Panel
        tone="notice"
        title={m.otherDay(day)}
        actions={
          <LinkButton href={paths.today} replace>
            {m.toToday}
          </LinkButton>
        }
      >
        <p>{hasAnswers() ? m.answersSafe : m.nothingLost}</p>
      </Panel>
    </AbsentFrame>
  )
}

function NotLoaded({ entry, error, again }: QuizFailedProps) {
  const m = useMessages('quiz')
  const problems = useMessages('problems')
  const back = useBack()
  const [, navigate] = useLocation()
  const noQuestions = useNoQuestions(entry)
  const code = failureCode(error)
  const tryAgain = () => {
    // The id cannot be used again (submitted elsewhere, or a question was withdrawn): the next try is a new quiz.
    if (code === 'conflict') navigate(paths.quiz, { replace: true, state: { ...entry, quizId: undefined } })
    else again()
  }
  return (
    <AbsentFrame entry={entry}>
      <Panel
        tone="error"
        title={m.failed}
        actions={
          <>
            <Button onClick={tryAgain}>{m.tryAgain}</Button>
            <Button kind="outline" onClick={back}>
              {m.goBack}
            </Button>
          </>
        }
      >
        <p>{code === 'not_found' ? noQuestions : problemText(problems, 'quiz', error)}</p>
        <p>{hasAnswers() ? m.answersSafe : m.nothingLost}</p>
      </Panel>
    </AbsentFrame>
  )
}

export function QuizEmpty({ entry }: { entry: QuizEntry }) {
  const m = useMessages('quiz')
  const back = useBack()
  const noQuestions = useNoQuestions(entry)
  return (
    <AbsentFrame entry={entry}>
      <Panel tone="empty" title={m.empty} actions={<Button onClick={back}>{m.differentChapter}</Button>}>
        <p>{noQuestions}</p>
      </Panel>
    </AbsentFrame>
  )
}

/** Under the bar of the quiz, what there is in place of its questions. */
export function AbsentFrame({ entry, children }: { entry: QuizPlace; children: ReactNode }) {
  return (
    <QuizFrame place={entry}>
      <main id="main" className={styles.absent}>
        {children}
      </main>
    </QuizFrame>
  )
}

/** Whether the device holds answers of any quiz that is not submitted yet. */
const hasAnswers = (): boolean =>
  attemptStore.listOpen().some((record) => Object.keys(record.answers).length > 0)

// Requirement 14.2
function useNoQuestions({ testType, subject, chapter }: QuizEntry): string {
  const { placeName } = useNames()
  const chapterTitle = useChapterTitle()
  return useMessages('problems').noQuestions(placeName(testType, subject), chapterTitle(chapter))
}

/** To where the quiz was opened. */
export function useBack(): () => void {
  const leave = useLeaveQuiz()
  return () => goBack(leave)
}
