import { useQuery } from '@tanstack/react-query'
import { chapterTitleIn } from '@vikalp/domain/catalogue/chapter-key'
import { ArrowRight, PencilLine } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { fetchMessages, useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Icon } from '#ui/icon.tsx'
import { attemptStore } from './attempt-store.ts'
import styles from './go-on-card.module.css'

/** Leads back to the last used quiz that is unfinished on this device. */
export function GoOnCard() {
  const [attempt] = useState(() => attemptStore.listOpen()[0])
  return attempt && <Card attempt={attempt} />
}

type Attempt = ReturnType<typeof attemptStore.listOpen>[number]

function Card({ attempt }: { attempt: Attempt }) {
  const { goOn, goOnAt } = useMessages('attempts')
  const {
    quizId,
    examName,
    subjectName,
    chapterName,
    quick,
    missedIn,
    assignmentId,
    practice,
    mistakes,
    today,
  } = attempt
  const { currentQuestionIndex, questionIds } = attempt
  const { placeName } = useNames()
  // Fetched only when there is a chapter to name: most visits to the exams have none.
  const chapters = useQuery({ queryKey: ['catalogue', 'titles'], queryFn: () => fetchMessages('chapters') })
  return (
    <Link
      className={styles.card}
      href={paths.quiz}
      state={{
        testType: examName,
        subject: subjectName,
        chapter: chapterName,
        quick,
        missedIn,
        assignmentId,
        practice,
        mistakes,
        today,
        quizId,
      }}
      onPointerDown={() => prefetchScreen('quiz')}
    >
      <Icon of={PencilLine} size={24} />
      <span>
        <strong className={styles.title}>{goOn(placeName(examName, subjectName))}</strong>
        <span className="visually-hidden">, </span>
        <span className={styles.place}>
          {chapters.data &&
            goOnAt(
              chapterTitleIn(chapters.data.titles, chapterName),
              currentQuestionIndex + 1,
              questionIds.length,
            )}
        </span>
      </span>
      <Icon of={ArrowRight} size={20} />
    </Link>
  )
}
