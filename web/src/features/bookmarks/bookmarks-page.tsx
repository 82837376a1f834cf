import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { Question } from '@vikalp/contract/question'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import cards from '#question/question-cards.module.css'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { EmptyPanel } from '#ui/layout/empty-panel.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { BookmarkRow } from './bookmark-row.tsx'
import { bookmarksQuery } from './bookmarks.api.ts'
import styles from './bookmarks-page.module.css'
import { SubjectChips } from './subject-chips.tsx'
import { addressOf, subjectFromSearch } from './subject-filter.ts'

/** What comes from other features: the options with the key and the explanation, and what can be done with a question. */
export type BookmarkSlots = {
  answerOf: (question: Question) => ReactNode
  toolsOf: (questionId: string) => ReactNode
}

/** The questions that a student wants to find again (rule 76). */
export function BookmarksPage(slots: BookmarkSlots) {
  const m = useMessages('bookmarks')
  const [, navigate] = useLocation()
  const subject = subjectFromSearch(useSearch())
  const list = useInfiniteQuery(bookmarksQuery(subject))
  const subjects = list.data?.pages[0]?.subjects ?? []
  const isFiltered = subjects.length > 1 || subject !== undefined
  return (
    <Page
      title={m.title}
      subtitle={subjects.length > 0 && m.subtitle}
      back={{ href: paths.profile, label: m.toProfile }}
      narrow
    >
      {list.data && subjects.length > 0 && isFiltered && (
        <SubjectChips
          subjects={subjects}
          chosen={subject}
          onChoose={(chosen) => navigate(addressOf(chosen), { replace: true })}
        />
      )}
      {list.isPending && <Skeleton shape="card" count={3} />}
      {list.data && <Bookmarks key={subject} subject={subject} slots={slots} />}
      {list.isError && failureCode(list.error) === 'forbidden' && <p>{m.notStudent}</p>}
      {list.isError && failureCode(list.error) !== 'forbidden' && <BookmarksFailed list={list} />}
    </Page>
  )
}

type BookmarksProps = { subject: ReturnType<typeof subjectFromSearch>; slots: BookmarkSlots }

function Bookmarks({ subject, slots }: BookmarksProps) {
  const m = useMessages('bookmarks')
  const list = useInfiniteQuery(bookmarksQuery(subject))
  const questions = list.data?.pages.flatMap((page) => page.questions) ?? []
  const counts = list.data?.pages[0]?.subjects ?? []
  const total = counts
    .filter((of) => subject === undefined || of.subject === subject)
    .reduce((sum, { bookmarks }) => sum + bookmarks, 0)
  if (questions.length === 0) return <NoBookmarks isOfSubject={counts.length > 0} />
  return (
    <>
      <ul className={cards.list}>
        {questions.map((question) => (
          <BookmarkRow key={question._id} question={question} slots={slots} />
        ))}
      </ul>
      <div className={cards.more}>
        <ShowMore list={list} count={m.shownOf(questions.length, total)} more={m.more} loading={m.loading} />
      </div>
    </>
  )
}

function BookmarksFailed({
  list,
}: {
  list: Pick<UseInfiniteQueryResult, 'error' | 'isFetching' | 'refetch'>
}) {
  const m = useMessages('bookmarks')
  const problems = useMessages('problems')
  return (
    <FailedPanel title={m.failed} query={list}>
      {problemText(problems, 'other', list.error)}
    </FailedPanel>
  )
}

function NoBookmarks({ isOfSubject }: { isOfSubject: boolean }) {
  const m = useMessages('bookmarks')
  if (isOfSubject) return <p className={styles.count}>{m.emptySubject}</p>
  return (
    <EmptyPanel title={m.emptyTitle} text={m.empty} action={{ href: paths.exams, label: m.chooseExam }} />
  )
}
