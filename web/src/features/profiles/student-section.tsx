import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { problemText } from '#platform/problem-text.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './profile-screen.module.css'
import { historyQuery } from './profiles.api.ts'
import { QuizHistory } from './quiz-history.tsx'
import { QuizzesTaken } from './quizzes-taken.tsx'

/** Two cards out of one list: how many quizzes there are, and which. */
export function StudentSection() {
  const messages = useMessages()
  const { profiles, shell } = messages
  const history = useInfiniteQuery(historyQuery)
  const pages = history.data?.pages ?? []
  const newest = pages[0]

  if (history.isPending) return <Skeleton shape="card" count={2} />
  if (!newest)
    return (
      <Panel
        tone="error"
        title={profiles.historyFailed}
        actions={<Button onClick={() => history.refetch()}>{shell.tryAgain}</Button>}
      >
        <p>{problemText(messages, 'other', history.error)}</p>
      </Panel>
    )
  return (
    <div className={styles.student}>
      <QuizzesTaken count={newest.total} />
      {newest.total === 0 ? (
        <Panel
          tone="empty"
          title={profiles.noQuizzes}
          actions={<LinkButton href={paths.exams}>{profiles.startQuiz}</LinkButton>}
        >
          <p>{profiles.noQuizzesText}</p>
        </Panel>
      ) : (
        <QuizHistory
          attempts={pages.flatMap((page) => page.attempts)}
          total={newest.total}
          isLoadingMore={history.isFetchingNextPage}
          loadMore={() => history.fetchNextPage()}
        />
      )}
    </div>
  )
}
