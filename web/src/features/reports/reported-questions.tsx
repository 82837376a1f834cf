import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReportedQuestion } from '@vikalp/contract/reports'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Chip } from '#ui/chip.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import styles from './reported-questions.module.css'
import { reportsOfPupils } from './reports.api.ts'

/** The open questions that the pupils of a teacher reported, the newest report first (rule 75). */
export function ReportedQuestions() {
  const m = useMessages('pupilReports')
  const list = useInfiniteQuery(reportsOfPupils)
  const questions = list.data?.pages.flatMap((page) => page.questions) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  const note = list.data && (total === 0 ? m.none : m.text)
  return (
    <SectionCard title={m.title} note={note}>
      {list.isPending && <Skeleton count={2} />}
      {questions.length > 0 && (
        <ul>
          {questions.map((question) => (
            <ReportedRow key={question.questionId} question={question} />
          ))}
        </ul>
      )}
      {list.isError && <FailedNote retry={list.refetch}>{m.failed}</FailedNote>}
      <ShowMore list={list} count={m.count(questions.length, total)} more={m.more} loading={m.loading} />
    </SectionCard>
  )
}

function ReportedRow({ question }: { question: ReportedQuestion }) {
  const m = useMessages('pupilReports')
  const { subjectName } = useNames()
  const chapterTitle = useChapterTitle()
  const { subject, chapter, html, reports, reasons, notes, date } = question
  return (
    <li className={styles.row}>
      <p className={styles.detail}>
        {subjectName(subject)} · {chapterTitle(chapter)} · {m.students(reports)},{' '}
        <time dateTime={date}>{m.latest(date)}</time>
      </p>
      <RichText html={html} />
      <p className={styles.reasons}>
        {reasons.map(({ reason, reports: of }) => (
          <Chip key={reason}>{m.reason(m.reasons[reason], of)}</Chip>
        ))}
      </p>
      {notes.length > 0 && (
        <ul aria-label={m.notes}>
          {notes.map(({ note, date: at }) => (
            <li key={`${at} ${note}`} className={styles.note}>
              {note}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
