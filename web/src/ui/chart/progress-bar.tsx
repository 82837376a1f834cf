import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  value: number
  max: number
  /** The name of what the bar measures. */
  label: string
  /** The value in words: "Question 3 of 10". */
  valueText?: string
  tone?: 'ink' | 'correct' | 'wrong'
  className?: string
}

/** The bar stops at full (requirement 10.2). */
export function ProgressBar({ value, max, label, valueText, tone = 'ink', className }: ProgressBarProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      className={classNames(styles.track, styles[tone], className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
    >
      <div className={styles.fill} style={{ transform: `scaleX(${part})` }} />
    </div>
  )
}
