import type { HistoryEntry } from '@vikalp/domain/quiz/history-entry'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import type { AllQuizzesProps } from './all-quizzes.tsx'
import { AttemptRow, type ReviewFrom } from './attempt-row.tsx'
import styles from './quiz-history.module.css'

/** Who views the profile of a student: the student, a teacher or institute, or somebody who is shown the sample. */
export type StudentView = 'own' | 'other' | 'sample'

type QuizHistoryProps = {
  recent: readonly HistoryEntry[]
  /** All attempts, the quick ones too. */
  total: number
  view: StudentView
  student: { userId: string; name: string }
  className?: string
}

const loadAllQuizzes = async () => (await import('./all-quizzes.tsx')).AllQuizzes

/** The newest quizzes; View All opens the whole list in place, page by page (rule 4). */
export function QuizHistory({ recent, total, view, student, className }: QuizHistoryProps) {
  const m = useMessages('student').history
  const toast = useToast()
  // Fetched when it is asked for: most visits do not.
  const [AllQuizzes, setAllQuizzes] = useState<ComponentType<AllQuizzesProps>>()
  const isAll = AllQuizzes !== undefined
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAll) heading.current?.focus()
  }, [isAll])
  // Nobody may read the answers of the sample.
  const from: ReviewFrom = view === 'sample' ? 'nowhere' : view === 'own' ? 'own' : student
  const isMore = view !== 'sample' && total > recent.length
  const showAll = () =>
    loadAllQuizzes().then(
      (loaded) => setAllQuizzes(() => loaded),
      () => toast({ text: m.failed }),
    )
  return (
    <SectionCard title={isAll ? m.all : m.recent} headingRef={heading} className={className}>
      {AllQuizzes ? (
        <AllQuizzes userId={view === 'own' ? undefined : student.userId} from={from} />
      ) : (
        <RecentQuizzes recent={recent} total={total} view={view} from={from} />
      )}
      <div className={styles.more}>
        {isMore && (
          <Button kind="text" flush onClick={() => (isAll ? setAllQuizzes(undefined) : void showAll())}>
            {isAll ? m.showLess : m.viewAll}
          </Button>
        )}
        {view === 'own' && (
          <>
            <LinkButton kind="text" flush href={paths.mistakes}>
              {m.mistakes}
            </LinkButton>
            <LinkButton kind="text" flush href={paths.bookmarks}>
              {m.bookmarks}
            </LinkButton>
          </>
        )}
      </div>
    </SectionCard>
  )
}

type RecentQuizzesProps = Pick<QuizHistoryProps, 'recent' | 'total' | 'view'> & { from: ReviewFrom }

function RecentQuizzes({ recent, total, view, from }: RecentQuizzesProps) {
  const m = useMessages('student').history
  if (recent.length === 0)
    return <p className={styles.note}>{total > 0 ? m.onlyQuick : view === 'own' ? m.none : m.noneOf}</p>
  return (
    <ul>
      {recent.map((attempt) => (
        <AttemptRow key={attempt.attemptId} attempt={attempt} from={from} />
      ))}
    </ul>
  )
}
