import type { ReactNode } from 'react'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { QuizBar } from '../quiz-bar.tsx'
import styles from '../quiz-player.module.css'
import { useLeaveQuiz } from '../use-leave-quiz.ts'

export type QuizPlace = { testType: string; subject: string; chapter: string }

/** The screen of a quiz without its questions, under the same bar. */
export function QuizFrame({ place, children }: { place: QuizPlace; children: ReactNode }) {
  const { testType, subject, chapter } = place
  const chapterTitle = useChapterTitle()
  return (
    <div className={styles.screen}>
      <QuizBar
        exam={testType}
        subject={subject}
        chapter={chapterTitle(chapter)}
        progress={0}
        leave={useLeaveQuiz()}
      />
      <div className={styles.columns}>{children}</div>
    </div>
  )
}
