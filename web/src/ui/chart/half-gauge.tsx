import { useEffect, useState } from 'react'
import styles from './half-gauge.module.css'
import { lastStep, shownAt, stepMs } from './half-gauge-steps.ts'

type HalfGaugeProps = {
  /** Null while there is no value: an empty scale without a meter. */
  value: number | undefined
  max: number
  /** What it measures. */
  label: string
  /** The value in words: "7 of 10 correct, 70 percent". */
  valueText: string
}

const view = { width: 320, height: 176, x: 160, y: 160 } as const
const band = 134
const scale = 116

/** A protractor from 0 to 100 whose needle moves to its value once. Show the figure itself beside it. */
export function HalfGauge({ value, max, label, valueText }: HalfGaugeProps) {
  const part = value === undefined || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  const shown = useAnimatedPart(part)
  const meter =
    value === undefined
      ? undefined
      : {
          role: 'meter',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': max,
          'aria-valuenow': value,
          'aria-valuetext': valueText,
        }
  return (
    <div {...meter} className={styles.gauge}>
      <svg aria-hidden="true" viewBox={`0 0 ${view.width} ${view.height}`}>
        <path className={styles.track} d={arc} />
        {shown > 0 && (
          <path className={styles.filled} d={arc} pathLength={1} strokeDasharray={`${shown} 2`} />
        )}
        <path className={styles.fine} d={ticks(2, 6)} />
        <path className={styles.ticks} d={ticks(10, 13)} />
        <path className={styles.base} d={`M${view.x - band - 14} ${view.y}H${view.x + band + 14}`} />
        {value !== undefined && (
          <g transform={`rotate(${180 * shown} ${view.x} ${view.y})`}>
            <path className={styles.needle} d={`M${view.x} ${view.y}H${view.x - scale}`} />
          </g>
        )}
        {[0, 20, 40, 60, 80, 100].map((percent) => {
          const [x, y] = place(percent / 100, scale - 28)
          // The ends of the scale lie on the base line, not across it.
          const baseline = Math.min(y + 5, view.y - 8)
          return (
            <text key={percent} x={x} y={baseline} className={styles.number}>
              {percent}
            </text>
          )
        })}
        <circle className={styles.pivot} cx={view.x} cy={view.y} r="8" />
      </svg>
    </div>
  )
}

/** Animates by the clock, so a slow phone skips steps. A new value starts again. */
function useAnimatedPart(part: number): number {
  const [movement, setMovement] = useState({ part, step: firstStep() })
  if (movement.part !== part) setMovement({ part, step: firstStep() })
  const isMoving = movement.step < lastStep
  useEffect(() => {
    if (!isMoving) return
    const start = performance.now()
    const timer = setInterval(() => {
      const step = Math.floor((performance.now() - start) / stepMs)
      setMovement((now) => ({ ...now, step }))
    }, stepMs)
    return () => clearInterval(timer)
  }, [isMoving])
  return shownAt(part, movement.step)
}

const firstStep = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? lastStep : 0)

const place = (part: number, distance: number): readonly [number, number] => {
  const angle = Math.PI * (1 - part)
  return [
    Math.round(10 * (view.x + distance * Math.cos(angle))) / 10,
    Math.round(10 * (view.y - distance * Math.sin(angle))) / 10,
  ]
}

const arc = `M${view.x - band} ${view.y}A${band} ${band} 0 0 1 ${view.x + band} ${view.y}`

const ticks = (every: number, length: number): string =>
  Array.from({ length: 100 / every + 1 }, (_, index) => {
    const part = (index * every) / 100
    return `M${place(part, scale).join(' ')}L${place(part, scale - length).join(' ')}`
  }).join('')
