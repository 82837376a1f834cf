import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { useAnnounce } from '#ui/feedback/live-region.tsx'
import styles from './hall-bar.module.css'
import { useHall } from './hall-context.tsx'

/** Read out at these minutes only. */
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
  // A page that slept may wake past the minute itself.
  const reached = announced.filter((minutes) => seconds <= minutes * 60).at(-1)
  const said = useRef(reached)
  useEffect(() => {
    if (reached !== undefined && reached !== said.current) announce(m.left(reached))
    said.current = reached
  }, [reached, announce, m])
  return (
    <p className={classNames(styles.clock, seconds < amberSeconds && styles.amber)} role="timer">
      <span className="visually-hidden">{m.timeLeft} </span>
      {times.clock(seconds)}
    </p>
  )
}

const secondsOf = (ms: number): number => Math.ceil(ms / 1000)
