import { useEffect, useRef, useState } from 'react'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import frame from '#question/question-screen.module.css'
import { classNames } from '#ui/class-names.ts'
import { useShortcuts } from '#ui/input/use-shortcuts.ts'
import { useWide } from '#ui/layout/use-wide.ts'
import { QuizDock } from './dock/quiz-dock.tsx'
import { Palette } from './palette/palette.tsx'
import { QuestionStack } from './question/question-stack.tsx'
import { useReadingSettings } from './question/reading-settings.ts'
import { useQuestionTime } from './question/use-question-time.ts'
import { type QuizDialog, QuizDialogs } from './quiz-dialogs.tsx'
import styles from './quiz-player.module.css'
import { QuizRail } from './quiz-rail.tsx'
import { QuizTopBar } from './quiz-top-bar.tsx'
import { type QuizSlots, useQuiz } from './state/quiz-context.tsx'
import { answeredCount, currentQuestion, isUnderWay } from './state/quiz-state.ts'
import { isLongOver } from './state/quiz-time.ts'
import { LongOver, QuizOver } from './time-over.tsx'
import { useSubmit } from './use-submit.ts'
import { useStorageWarning, useWelcomeBack } from './use-welcome-back.ts'

/** The quiz as long as its time has not passed without anybody there. */
export function QuizPlayer(slots: QuizSlots) {
  const { current } = useQuiz()
  const [isLate, setLate] = useState(() => isLongOver(current(), Date.now()))
  return isLate ? <LongOver /> : <RunningQuiz {...slots} onLate={() => setLate(true)} />
}

/** One question at a time, everything else a tap away. */
function RunningQuiz({ tools, openHint, onLate }: QuizSlots & { onLate: () => void }) {
  const m = useMessages('quiz')
  const { state, dispatch } = useQuiz()
  const [dialog, setDialog] = useState<QuizDialog>()
  const [{ size, shortcuts }] = useReadingSettings()
  const screen = useRef<HTMLDivElement>(null)
  const rail = useRef<HTMLElement>(null)
  const isWide = useWide()
  const question = currentQuestion(state)
  const time = useQuestionTime(question?._id ?? '')
  const { submit, isSubmitting } = useSubmit(time.pause)
  useShortcuts(screen, shortcuts)
  useWelcomeBack()
  useStorageWarning()
  usePreloading()
  if (state.finishedAt !== undefined && !isSubmitting) return <QuizOver quizId={state.quizId} />
  if (!question) return null

  const goTo = (index: number) => {
    setDialog(undefined)
    // The seconds of this one are added now: after it they would have the whole screen rendered a second time.
    if (index !== state.currentQuestionIndex) time.pause()
    dispatch({ type: 'setCurrentQuestion', index })
  }
  const hasAnswer = answeredCount(state) > 0
  const submitNow = () => {
    setDialog(hasAnswer ? undefined : 'nothing')
    if (hasAnswer) void submit()
  }
  const check = () => {
    time.pause()
    if (question) dispatch({ type: 'check', questionId: question._id })
  }
  const askToSubmit = () => setDialog(hasAnswer ? 'early' : 'nothing')
  const showPalette = () => {
    if (isWide) pointAt(rail.current)
    else setDialog('palette')
  }
  const timeIsUp = () => {
    if (isLongOver(state, Date.now())) onLate()
    else if (hasAnswer) void submit()
    else dispatch({ type: 'discard' })
  }
  const palette = <Palette goTo={goTo} />

  return (
    <div ref={screen} className={classNames(frame.screen, styles.quiz)} data-size={size}>
      <QuizTopBar
        leave={() => setDialog('leave')}
        read={() => setDialog('reading')}
        showPalette={showPalette}
        timeIsUp={timeIsUp}
      />
      <div className={frame.columns}>
        <main id="main" className={frame.main}>
          <QuestionStack openHint={openHint} />
          <QuizDock
            tools={tools}
            goTo={goTo}
            check={check}
            submit={submitNow}
            isSubmitting={isSubmitting}
            showPalette={showPalette}
          />
        </main>
        {isWide && (
          <QuizRail
            ref={rail}
            submit={askToSubmit}
            showHelp={shortcuts ? () => setDialog('help') : undefined}
          >
            {palette}
          </QuizRail>
        )}
      </div>
      {!isWide && (
        <button type="button" hidden aria-keyshortcuts="?" onClick={() => setDialog('help')}>
          {m.help.open}
        </button>
      )}
      <QuizDialogs
        dialog={dialog}
        show={setDialog}
        askToSubmit={askToSubmit}
        submit={submitNow}
        palette={palette}
      />
    </div>
  )
}

/** The palette is on the screen already: a ring around it fades, and the focus moves there. */
function pointAt(rail: HTMLElement | null): void {
  rail?.querySelector<HTMLElement>('[aria-current]')?.focus()
  rail?.animate([{ outline: '4px solid var(--c-ink)' }, { outline: '4px solid transparent' }], 2000)
}

/** Preloads the next picture and, once the quiz is under way, the screens after it: the network may fail. */
function usePreloading(): void {
  const { state } = useQuiz()
  const image = state.questions[state.currentQuestionIndex + 1]?.image?.src
  useEffect(() => {
    if (image) new Image().src = image
  }, [image])
  const isOn = isUnderWay(state)
  useEffect(() => {
    if (!isOn) return
    prefetchScreen('analysis')
    prefetchScreen('review')
  }, [isOn])
}
