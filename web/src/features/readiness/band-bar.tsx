import type { CSSProperties } from 'react'
import styles from './readiness.module.css'

type BandBarProps = { low: number; mean: number; high: number; highest: number }

/** A band within the marks of a paper, with a mark at its mean. The figures stand beside it in words. */
export function BandBar({ low, mean, high, highest }: BandBarProps) {
  const part = (marks: number): number => Math.max(0, Math.min(1, marks / highest))
  const style = { '--low': part(low), '--mean': part(mean), '--high': part(high) } as CSSProperties // custom properties
  return (
    <span className={styles.track} style={style} aria-hidden="true">
      <span className={styles.band} />
      <span className={styles.mean} />
    </span>
  )
}
