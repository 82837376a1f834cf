import { useId } from 'react'
import { fillOf, Hatch, lookOf } from './bar-fill.tsx'
import styles from './bar-legend.module.css'

/** The legend of the series. */
export function BarLegend({ names }: { names: readonly string[] }) {
  const hatchId = useId()
  return (
    <ul className={styles.legend}>
      {names.map((name, series) => (
        <li key={name}>
          <svg width="18" height="18" aria-hidden="true">
            <Hatch id={hatchId + series} />
            <rect
              x="1"
              y="1"
              width="16"
              height="16"
              rx="3"
              className={lookOf(series)}
              fill={fillOf(series, hatchId + series)}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
