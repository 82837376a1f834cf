import { findSubject } from '@vikalp/domain/catalogue/subjects'
import styles from './graph-paper.module.css'
import { GraphPaper } from './graph-paper.tsx'
import subjects from './subjects.svg'

/** The drawing of a subject; one that nobody has drawn shows its initial on plain graph paper. */
export function SubjectDrawing({ subject }: { subject: string }) {
  const known = findSubject(subject)
  return (
    <GraphPaper subject={known}>
      {known ? (
        <img className={styles.subject} src={`${subjects}#${known}`} alt="" />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {subject.slice(0, 1).toUpperCase()}
        </span>
      )}
    </GraphPaper>
  )
}
