import { findSubject } from '@vikalp/domain/catalogue/subjects'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { memo } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './art-frame.module.css'
import { artBox, type Shape } from './art-shapes.ts'
import { chapterArt, subjectArt } from './chapter-art.ts'

const tones: Record<SubjectKey, string | undefined> = {
  Physics: styles.physics,
  Chemistry: styles.chemistry,
  Biology: styles.biology,
}

type ChapterPictureProps = { subject: SubjectKey; chapter: string; className?: string }

export const ChapterPicture = memo(function ChapterPicture({
  subject,
  chapter,
  className,
}: ChapterPictureProps) {
  return (
    <div className={classNames(styles.frame, tones[subject], className)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${artBox.width} ${artBox.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <Shapes shapes={chapterArt(subject, chapter).shapes} />
      </svg>
    </div>
  )
})

/** Each of the four motifs, cropped to its centre, fills a quarter of the box. */
const quarter = { width: artBox.width / 4, view: '100 -33 140 168' } as const
const dividers = [1, 2, 3].map((part) => `M${part * quarter.width} 0V${artBox.height}`).join('')

/** A subject without a picture shows its initial on plain graph paper. */
export const SubjectPicture = memo(function SubjectPicture({ subject }: { subject: string }) {
  const known = findSubject(subject)
  return (
    <div className={classNames(styles.frame, known && tones[known])}>
      {known ? (
        <svg aria-hidden="true" viewBox={`0 0 ${artBox.width} ${artBox.height}`}>
          {subjectArt(known).map(({ motif, shapes }, index) => (
            <svg
              key={motif}
              aria-hidden="true"
              x={index * quarter.width}
              width={quarter.width}
              height={artBox.height}
              viewBox={quarter.view}
            >
              <Shapes shapes={shapes} />
            </svg>
          ))}
          <path className={styles.divider} d={dividers} />
        </svg>
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {subject.slice(0, 1).toUpperCase()}
        </span>
      )}
    </div>
  )
})

const Shapes = ({ shapes }: { shapes: readonly Shape[] }) =>
  shapes.map(({ look, d }) => <path key={d} className={styles[look]} d={d} />)
