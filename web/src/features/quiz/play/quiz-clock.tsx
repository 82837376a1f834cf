import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { useAnnounce } from '#ui/feedback/live-region.tsx'
import styles from './quiz-bar.module.css'
import { useQuiz } from './state/quiz-context.tsx'
import { endOf } from './state/quiz-time.ts'

/** The time that a paper would have for these questions, by the clock of the device; it runs on while nobody looks. */
export function QuizClock({ onEnd }: { onEnd: () => void }) {
  const m = useMessages('quiz')
  const announce = useAnnounce()
  const endsAt = endOf(useQuiz().state)
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt))
  useEffect(() => {
    const drawing = setInterval(() => setSeconds(secondsTo(endsAt)), 250)
    return () => clearInterval(drawing)
  }, [endsAt])
  const end = useRef(onEnd)
  end.current = onEnd
  const isOver = seconds === 0
  const isLastMinute = seconds <= 60
  useEffect(() => {
    if (isLastMinute && !isOver) announce(m.minuteLeft)
    if (isOver) end.current()
  }, [isLastMinute, isOver, announce, m])
  return (
    <p className={styles.clock} role="timer">
      {isOver ? (
        m.timeUp
      ) : (
        <>
          <span className="visually-hidden">{m.timeLeft} </span>
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </>
      )}
    </p>
  )
}

const secondsTo = (at: number): number => Math.max(0, Math.ceil((at - Date.now()) / 1000))
