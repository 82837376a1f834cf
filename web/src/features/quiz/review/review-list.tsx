import { Printer } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { screenDefaults } from '#platform/navigation/screen-state.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Icon } from '#ui/icon.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { isOfStudent, reviewBack } from './review-back.ts'
import { ReviewCard } from './review-card.tsx'
import { filterFromSearch, isShown, type ReviewFilter, searchFor } from './review-filter.ts'
import { ReviewFilterChips } from './review-filter-chips.tsx'
import styles from './review-list.module.css'
import { ReviewPrintHeader } from './review-print-header.tsx'
import { cardMark, ReviewRail } from './review-rail.tsx'
import type { Review } from './review-source.ts'

export type ReviewSlots = {
  /** What can be done with a question; `all` are the ids of those on the page. */
  tools: (questionId: string, all: readonly string[]) => ReactNode
  /** Whether the reader has a list of bookmarks. */
  toBookmarks: boolean
}

type ReviewListProps = ReviewSlots & { review: Review; state: Record<string, unknown> }

/** Filtered cards stay in the page, because the printed sheet has all of them. */
export function ReviewList({ review, state, tools, toBookmarks }: ReviewListProps) {
  const messages = useMessages('results')
  const m = messages.review
  const [, navigate] = useLocation()
  const filter = filterFromSearch(useSearch())
  const list = useRef<HTMLDivElement>(null)
  const choose = (next: ReviewFilter) => {
    navigate(`${paths.review}${searchFor(next)}`, { replace: true, state })
    // Chosen in the middle of the list, where the line stays in view: what is left is read from its start.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView()
  }
  const { placeName } = useNames()
  const chapterTitle = useChapterTitle()
  const { exam, subject, chapter, questions } = review
  const names = [
    exam && subject && placeName(exam, subject),
    chapter && chapterTitle(chapter),
    m.questions(questions.length),
  ]
  const ids = questions.map(({ question }) => question._id)
  const isEmpty = !questions.some(({ status }) => isShown(filter, status))
  return (
    <Page title={m.title} subtitle={names.filter(Boolean).join(' · ')} back={reviewBack(state, m)} narrow>
      <ReviewPrintHeader review={review} />
      <div ref={list} className={styles.review}>
        <div className={styles.tools}>
          <ReviewFilterChips questions={questions} chosen={filter} onChoose={choose} />
          <Button
            kind="text"
            className={styles.print}
            icon={<Icon of={Printer} size={20} />}
            onClick={() => print()}
          >
            {m.print}
          </Button>
        </div>
        {isEmpty && filter !== 'all' && <p className={styles.none}>{m.none[filter]}</p>}
        <div className={styles.body}>
          {questions.length > 1 && (
            <div className={styles.aside}>
              <ReviewRail questions={questions} filter={filter} />
            </div>
          )}
          <ol className={styles.cards}>
            {questions.map((reviewed, index) => (
              <li
                key={reviewed.question._id}
                className={isShown(filter, reviewed.status) ? styles.card : styles.filtered}
                {...{ [cardMark]: '' }}
                tabIndex={-1}
              >
                <ReviewCard
                  reviewed={reviewed}
                  number={index + 1}
                  tools={tools(reviewed.question._id, ids)}
                />
              </li>
            ))}
          </ol>
        </div>
      </div>
      {toBookmarks && (
        <LinkButton kind="text" flush className={styles.onward} href={paths.bookmarks}>
          {m.bookmarks}
        </LinkButton>
      )}
      {!isOfStudent(state) && (
        <LinkButton
          className={styles.onward}
          href={paths.chapters}
          state={{
            // Requirement 2.7: JEE and Physics by default
            testType: exam ?? screenDefaults.chapters.testType,
            subject: subject ?? screenDefaults.chapters.subject,
          }}
        >
          {m.chapters}
        </LinkButton>
      )}
    </Page>
  )
}
