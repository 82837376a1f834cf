import { isGoodScore } from '@vikalp/domain/progress/score-bands'
import type { HistoryEntry } from '@vikalp/domain/quiz/history-entry'
import { Check, RotateCcw } from 'lucide'
import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './quiz-history.module.css'

/** Where the review of an attempt leads back to: one's own analysis, or a student's profile; 'nowhere': no review. */
export type ReviewFrom = 'own' | 'nowhere' | { userId: string; name: string }

export function AttemptRow({ attempt, from }: { attempt: HistoryEntry; from: ReviewFrom }) {
  const formats = useMessages('formats')
  const student = useMessages('student')
  const m = student.history
  const { examName, subjectName } = useNames()
  const { several } = useMessages('chapters')
  const title = several(attempt.chapters.map(useChapterTitle()))
  const { attemptId, exam, subject, date, score, total, percentage, quick } = attempt
  const isGood = isGoodScore(score, total)
  const state = typeof from === 'string' ? { attemptId } : { attemptId, profileOf: from.userId }
  return (
    <li className={styles.row}>
      {from === 'nowhere' ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <Link className={styles.title} href={paths.review} state={state}>
          {title}
        </Link>
      )}
      <Chip
        className={styles.percent}
        tone={isGood ? 'correct' : 'wrong'}
        icon={isGood ? <Icon of={Check} /> : <Icon of={RotateCcw} />}
      >
        {formats.percent(percentage)}
        <span className="visually-hidden">, {isGood ? m.wellDone : m.toPractise}</span>
      </Chip>
      <span className={styles.detail}>
        {examName(exam)} · {subjectName(subject)} · <time dateTime={date}>{formats.day(date)}</time>
        {quick && <> · {m.quick}</>}
      </span>
      <span className={styles.score}>{m.score(score, total)}</span>
    </li>
  )
}
