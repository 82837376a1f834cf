import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { QuizBar } from '../quiz-bar.tsx'
import styles from '../quiz-player.module.css'
import bar from '../quiz-top-bar.module.css'

export type QuizPlace = { testType: string; subject: string; chapter: string }

/** The screen of a quiz without its questions, under the same bar. */
export function QuizFrame({ place, children }: { place: QuizPlace; children: ReactNode }) {
  const { testType, subject, chapter } = place
  const chapterTitle = useChapterTitle()
  const m = useMessages('quiz')
  return (
    <div className={styles.screen}>
      <QuizBar
        exam={testType}
        subject={subject}
        chapter={chapterTitle(chapter)}
        progress={0}
        leave={
          <Link
            className={bar.button}
            href={paths.chapters}
            state={{ testType, subject }}
            replace
            aria-label={m.leave.open}
          >
            <Icon of={X} size={24} />
          </Link>
        }
      />
      <div className={styles.columns}>{children}</div>
    </div>
  )
}
