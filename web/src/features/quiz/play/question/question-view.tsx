import type { Question } from '@vikalp/contract/question'
import { Flag } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useQuiz } from '../state/quiz-context.tsx'
import { isMarked } from '../state/quiz-state.ts'
import { OptionList } from './option-list.tsx'
import { QuestionImage } from './question-image.tsx'
import styles from './question-view.module.css'

export function QuestionView({ question }: { question: Question }) {
  const m = useMessages('quiz')
  const { state, dispatch } = useQuiz()
  const { currentQuestionIndex, questions } = state
  const heading = useFocusOnChange(currentQuestionIndex)
  const headingId = useId()
  const stemId = useId()
  const { _id: questionId, html, image, year } = question
  const marked = isMarked(state, questionId)

  return (
    <article className={styles.question}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
          {m.questionOf(currentQuestionIndex + 1, questions.length)}
        </h2>
        <Chip className={styles.year}>{m.askedIn(year)}</Chip>
        <Button
          kind="text"
          className={styles.mark}
          icon={<Icon of={Flag} size={20} />}
          aria-pressed={marked}
          aria-label={m.markForReview}
          aria-keyshortcuts="M"
          onClick={() => dispatch({ type: 'setMark', questionId, isMarked: !marked })}
        >
          {m.mark}
        </Button>
      </div>
      <RichText key={questionId} id={stemId} className={styles.stem} html={html.question} />
      {image && <QuestionImage key={image.src} image={image} />}
      <OptionList question={question} labelledBy={headingId} describedBy={stemId} />
    </article>
  )
}

/** Scrolls a new question to the top of the screen and has its heading read out. */
function useFocusOnChange(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [index])
  return heading
}
