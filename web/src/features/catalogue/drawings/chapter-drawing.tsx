import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import biology from './biology.svg'
import chemistry from './chemistry.svg'
import styles from './graph-paper.module.css'
import { GraphPaper } from './graph-paper.tsx'
import mathematics from './mathematics.svg'
import physics from './physics.svg'

/**
 * One file for all chapters of a subject, each a view with the key of its chapter. Pictures, because Firefox loads no
 * `<use>` of another file where the Content-Security-Policy says default-src 'none'.
 */
const drawings: Record<SubjectKey, string> = {
  Physics: physics,
  Chemistry: chemistry,
  Mathematics: mathematics,
  Biology: biology,
}

type ChapterDrawingProps = { chapter: Pick<Chapter, 'subject' | 'key'>; className?: string }

/** The drawing of a chapter, decorative: its title stands beside it. */
export const ChapterDrawing = ({ chapter: { subject, key }, className }: ChapterDrawingProps) => (
  <GraphPaper subject={subject} className={className}>
    <img className={styles.chapter} src={`${drawings[subject]}#${key}`} alt="" loading="lazy" />
  </GraphPaper>
)
