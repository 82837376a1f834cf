import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { ArrowRight, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { attemptStore } from '#platform/attempt-store.ts'
import { formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { prefetchScreen } from '#platform/prefetch.ts'
import styles from './go-on-card.module.css'

/** The way back into the quiz that was touched last, when one is unfinished on this device. */
export function GoOnCard() {
  const { goOn, goOnAt } = useMessages().catalogue.exams
  const [attempt] = useState(() => attemptStore.listOpen()[0])
  if (!attempt) return null
  const { quizId, examName, subjectName, chapterName, currentQuestionIndex, questionIds } = attempt
  return (
    <Link
      className={styles.card}
      href={paths.quiz}
      state={{ testType: examName, subject: subjectName, chapter: chapterName, quizId }}
      onPointerDown={() => prefetchScreen('quiz')}
    >
      <PencilLine size={24} />
      <span>
        <strong className={styles.title}>{goOn(examName, subjectName)}</strong>
        <span className={styles.place}>
          {goOnAt(
            findChapter(chapterName)?.title ?? chapterName,
            formatNumber(currentQuestionIndex + 1),
            formatNumber(questionIds.length),
          )}
        </span>
      </span>
      <ArrowRight size={20} />
    </Link>
  )
}
