import { useEffect, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { useAnnounce } from '#ui/feedback/live-region.tsx'
import styles from './hall-bar.module.css'
import { useHall } from './hall-context.tsx'

/** Read out at these minutes only; the last of them also change its colour. */
const announced = [30, 10, 5, 1]
const amberSeconds = 5 * 60
const drawMs = 250

/** The time left by the server's clock. */
export function HallClock() {
  const m = useMessages('hall')
  const times = useMessages('times')
  const announce = useAnnounce()
  const { page } = useHall()
  const [seconds, setSeconds] = useState(() => secondsOf(page.leftMs()))
  useEffect(() => {
    const drawing = setInterval(() => setSeconds(secondsOf(page.leftMs())), drawMs)
    return () => clearInterval(drawing)
  }, [page])
  useEffect(() => {
    const minutes = seconds / 60
    if (announced.includes(minutes)) announce(m.left(minutes))
  }, [seconds, announce, m])
  return (
    <p className={classNames(styles.clock, seconds < amberSeconds && styles.amber)} role="timer">
      <span className="visually-hidden">{m.timeLeft} </span>
      {times.clock(seconds)}
    </p>
  )
}

const secondsOf = (ms: number): number => Math.ceil(ms / 1000)
