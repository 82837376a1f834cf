import type { ReactNode } from 'react'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import frame from '#question/question-screen.module.css'
import { classNames } from '#ui/class-names.ts'
import { QuizBar } from '../quiz-bar.tsx'
import styles from '../quiz-player.module.css'
import { useLeaveQuiz } from '../use-leave-quiz.ts'

export type QuizPlace = { testType: string; subject: string; chapter: string }

/** The screen of a quiz without its questions, under the same bar. */
export function QuizFrame({ place, children }: { place: QuizPlace; children: ReactNode }) {
  const { testType, subject, chapter } = place
  const chapterTitle = useChapterTitle()
  return (
    <div className={classNames(frame.screen, styles.quiz)}>
      <QuizBar
        exam={testType}
        subject={subject}
        chapter={chapterTitle(chapter)}
        progress={0}
        leave={useLeaveQuiz()}
      />
      <div className={frame.columns}>{children}</div>
    </div>
  )
}
