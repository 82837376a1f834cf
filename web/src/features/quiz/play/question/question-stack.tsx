import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type QuizSlots, useQuiz } from '../state/quiz-context.tsx'
import { QuestionView } from './question-view.tsx'

/** After the frame with a question; sooner than anybody has read it. */
const restMs = 100

/** The question on the screen, and the next one laid out behind it, so that Next only has to show it. */
export function QuestionStack({ openHint }: Pick<QuizSlots, 'openHint'>) {
  const { currentQuestionIndex: index, questions } = useQuiz().state
  const heading = useFocusOnChange(index)
  const hasNext = useRested(index)
  return questions
    .slice(index, index + (hasNext ? 2 : 1))
    .map((question, ahead) => (
      <QuestionView
        key={question._id}
        question={question}
        place={index + ahead + 1}
        heading={ahead === 0 ? heading : undefined}
        openHint={openHint}
      />
    ))
}

/** Whether this question has been on the screen for a moment. */
function useRested(index: number): boolean {
  const [rested, setRested] = useState(-1)
  useEffect(() => {
    const timer = setTimeout(() => setRested(index), restMs)
    return () => clearTimeout(timer)
  }, [index])
  return rested === index
}

/** Scrolls a new question to the top of the screen and has its heading read out. */
function useFocusOnChange(index: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(index)
  // Before the frame with the question: one at the place of the last would show what lies below it.
  useLayoutEffect(() => {
    if (shown.current !== index) scrollTo(0, 0)
  }, [index])
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    heading.current?.focus({ preventScroll: true })
  }, [index])
  return heading
}
