import { letters } from '@vikalp/domain/vocabulary'
import { CircleCheck, CircleX } from 'lucide'
import { useEffect, useRef } from 'react'
import type { AskedQuestion } from '#attempts/attempt.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useQuiz } from '../state/quiz-context.tsx'
import { selectedOption } from '../state/quiz-state.ts'
import styles from './verdict.module.css'

/** Of an answer that was checked: whether it is right, what the chosen option tells, and why. It is read out when it comes. */
export function Verdict({ question }: { question: AskedQuestion }) {
  const m = useMessages('quiz').verdict
  const { state } = useQuiz()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  const chosen = letters[selectedOption(state, question._id) ?? -1]
  const isRight = chosen === question.answer
  const note = chosen && question.html.notes[chosen]
  return (
    <section className={styles.verdict} data-right={isRight}>
      <h3 ref={heading} tabIndex={-1}>
        <Icon of={isRight ? CircleCheck : CircleX} size={20} /> {isRight ? m.right : m.wrong(question.answer)}
      </h3>
      {note && <RichText html={note} />}
      <RichText html={question.html.explanation} />
    </section>
  )
}
