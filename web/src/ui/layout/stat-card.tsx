import { type ReactNode, useId } from 'react'
import { ProgressBar } from '../chart/progress-bar.tsx'
import { classNames } from '../class-names.ts'
import surface from './card.module.css'
import styles from './stat-card.module.css'

type StatCardProps = {
  label: string
  /** The figure: '85%', '12', or a dash where there is none yet. */
  value: string
  /** After the figure: 'days learning'. */
  unit?: string
  /** The meaning of a dash in words. */
  valueText?: string
  bar?: { value: number; max: number; tone?: 'ink' | 'correct' | 'wrong'; valueText: string }
  note?: ReactNode
  /** Small enough to stand three in a row on a phone. */
  dense?: boolean
  className?: string
  children?: ReactNode
}

/** One figure with its name, a progress bar and a note. */
export function StatCard(props: StatCardProps) {
  const { label, value, unit, valueText, bar, note, dense, className, children } = props
  const id = useId()
  return (
    <section
      className={classNames(surface.card, styles.card, dense && styles.dense, className)}
      aria-labelledby={id}
    >
      <h2 id={id}>{label}</h2>
      <p className={styles.figure}>
        <span className={styles.value} aria-hidden={valueText !== undefined || undefined}>
          {value}
        </span>
        {valueText !== undefined && <span className="visually-hidden">{valueText}</span>}
        {unit && <span> {unit}</span>}
      </p>
      {bar && <ProgressBar label={label} {...bar} />}
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}
