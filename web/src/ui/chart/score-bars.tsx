import type { CSSProperties, ReactNode } from 'react'
import styles from './score-bars.module.css'

export type ScoreBar = {
  key: string
  label: string
  icon?: ReactNode
  /** A percentage; null where there is none, and `text` says why. */
  value: number | null
  /** The figure as text, or what replaces it. */
  text: string
  note?: string
  /** A token such as '--c-physics'; ink by default. */
  colour?: `--c-${string}`
}

/** A list of named bars, each with its figure at the end. */
export const ScoreBars = ({ bars }: { bars: readonly ScoreBar[] }) => (
  <ul className={styles.bars}>
    {bars.map(({ key, label, icon, value, text, note, colour = '--c-ink' }) => (
      <li
        key={key}
        className={styles.bar}
        data-empty={value === null || undefined}
        style={{ '--bar': `var(${colour})`, '--part': (value ?? 0) / 100 } as CSSProperties} // custom properties
      >
        <span className={styles.label}>
          {icon}
          <span>
            {label}
            {note && <span className={styles.note}> {note}</span>}
          </span>
        </span>
        <span className={styles.figure}>{text}</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} />
        </span>
      </li>
    ))}
  </ul>
)
