import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  shape?: 'line' | 'heading' | 'block' | 'card'
  /** How many, one below the other. */
  count?: number
  className?: string
  style?: CSSProperties
}

/** Grey shapes of what is loading, shown after 200 ms; a Spinner or a live region says so in words. */
export const Skeleton = ({ shape = 'line', count = 1, className, style }: SkeletonProps) => (
  <>
    {Array.from({ length: count }, (_, index) => `shape-${index}`).map((key) => (
      <div
        key={key}
        className={classNames(styles.skeleton, styles[shape], className)}
        style={style}
        aria-hidden="true"
      />
    ))}
  </>
)
