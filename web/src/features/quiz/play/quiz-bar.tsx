import { X } from 'lucide'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { ProgressBar } from '#ui/chart/progress-bar.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePage } from '#ui/layout/use-page.ts'
import styles from './quiz-bar.module.css'

type QuizBarProps = {
  exam: string
  subject: string
  /** The title of the chapter. */
  chapter: string
  progress: 0 | { place: number; total: number; text: string }
  leave: () => void
  children?: ReactNode
}

/** The bar of the running quiz, in place of the bar of the site. */
export function QuizBar({ exam, subject, chapter, progress, leave, children }: QuizBarProps) {
  const m = useMessages('quiz')
  const title = useNames().placeName(exam, subject)
  const h1 = usePage(title)
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <button type="button" className={styles.button} aria-label={m.leave.open} onClick={leave}>
          <Icon of={X} size={24} />
        </button>
        <div className={styles.titles}>
          <h1 ref={h1} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.chapter}>{chapter}</p>
        </div>
        {children}
      </div>
      {progress === 0 ? (
        <div className={styles.progress} />
      ) : (
        <ProgressBar
          className={styles.progress}
          label={m.progress}
          value={progress.place}
          max={progress.total}
          valueText={progress.text}
        />
      )}
    </header>
  )
}
