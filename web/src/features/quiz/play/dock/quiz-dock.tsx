import { ArrowRight, ChevronLeft } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { leftOver } from '../palette/palette-state.ts'
import { type QuizTools, useQuiz } from '../state/quiz-context.tsx'
import { checksEach, currentQuestion, isChecked, selectedOption } from '../state/quiz-state.ts'
import { QuestionTools } from './question-tools.tsx'
import styles from './quiz-dock.module.css'

type QuizDockProps = {
  tools: QuizTools
  goTo: (index: number) => void
  /** Shows whether the answer is right. */
  check: () => void
  submit: () => void
  isSubmitting: boolean
  showPalette: () => void
}

/** Buttons in reach of the thumb: the labels change, the buttons never move. */
export function QuizDock({ tools, goTo, check, submit, isSubmitting, showPalette }: QuizDockProps) {
  const m = useMessages('quiz')
  const { state } = useQuiz()
  const { currentQuestionIndex: index, questions } = state
  const isLast = index === questions.length - 1
  const question = currentQuestion(state)
  // Requirement 5.2: Skip when nothing is selected, Next when something is.
  const isSkipped = question !== undefined && selectedOption(state, question._id) === null
  const isToCheck =
    question !== undefined && !isSkipped && checksEach(state) && !isChecked(state, question._id)

  return (
    <>
      <div className={styles.edge} />
      <div className={styles.dock}>
        {isLast && <LeftOver showPalette={showPalette} />}
        {question && <QuestionTools questionId={question._id} tools={tools} />}
        <div className={styles.buttons}>
          <Button
            kind="outline"
            className={styles.button}
            icon={<Icon of={ChevronLeft} size={20} />}
            disabled={index === 0}
            aria-keyshortcuts="P ArrowLeft"
            onClick={() => goTo(index - 1)}
          >
            {m.previous}
          </Button>
          {isToCheck ? (
            <Button className={styles.button} aria-keyshortcuts="Enter" onClick={check}>
              {m.check}
            </Button>
          ) : isLast ? (
            <Button className={styles.button} busy={isSubmitting} aria-keyshortcuts="Enter" onClick={submit}>
              {isSubmitting ? m.submitting : m.submit}
            </Button>
          ) : (
            <Button
              className={styles.button}
              iconEnd={<Icon of={ArrowRight} size={20} />}
              aria-keyshortcuts="N ArrowRight Enter"
              onClick={() => goTo(index + 1)}
            >
              {isSkipped ? m.skip : m.next}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** On the last question: how many are still open. The quiz can be submitted all the same. */
function LeftOver({ showPalette }: { showPalette: () => void }) {
  const m = useMessages('quiz')
  const { notAnswered, marked } = leftOver(useQuiz().state)
  return (
    <p className={styles.left}>
      {notAnswered + marked === 0 ? (
        m.everythingAnswered
      ) : (
        <>
          {m.leftOver(notAnswered, marked)}{' '}
          <button type="button" onClick={showPalette}>
            {m.seeThem}
          </button>
        </>
      )}
    </p>
  )
}
