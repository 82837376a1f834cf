import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

export type ChipTone = 'neutral' | 'correct' | 'wrong' | 'warn' | 'skipped' | 'ink'

type ChipProps = { tone?: ChipTone; icon?: ReactNode; className?: string; children: ReactNode }

export const Chip = ({ tone = 'neutral', icon, className, children }: ChipProps) => (
  <span className={classNames(styles.chip, styles[tone], className)}>
    {icon}
    <span>{children}</span>
  </span>
)
