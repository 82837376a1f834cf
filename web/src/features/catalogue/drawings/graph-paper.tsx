import type { SubjectKey } from '@vikalp/domain/vocabulary'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './graph-paper.module.css'

const tones: Record<SubjectKey, string | undefined> = {
  Physics: styles.physics,
  Chemistry: styles.chemistry,
  Mathematics: styles.mathematics,
  Biology: styles.biology,
}

type GraphPaperProps = { subject?: SubjectKey; className?: string; children: ReactNode }

/** A strip of graph paper; a class may give it another size or shape. */
export const GraphPaper = ({ subject, className, children }: GraphPaperProps) => (
  <div className={classNames(styles.paper, subject && tones[subject], className)}>{children}</div>
)
