import type { SittingResult } from '@vikalp/contract/mocks/results'
import { quizLimits } from '@vikalp/domain/limits'
import { type AnswerVerdict, type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import { Target } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './mock-result.module.css'

/** What was wrong or left, subject by subject, as a quiz; a number that was typed is not asked in a quiz. */
export function PractiseMissed({ result }: { result: SittingResult }) {
  const m = useMessages('mocks').result
  const { subjectName } = useNames()
  const { sittingId, title, questions } = result
  const all = questions.filter(({ verdict }) => verdict === 'wrong' || verdict === 'blank')
  const missed = all.filter(({ question }) => question.html.options)
  const exam = missed[0]?.question.exam
  if (exam === undefined) return null
  const count = (subject: SubjectKey, verdict?: AnswerVerdict) =>
    missed.filter(
      (each) => each.question.subject === subject && (verdict === undefined || each.verdict === verdict),
    ).length
  const most = (subject: SubjectKey) => Math.min(count(subject), quizLimits.questions.max)
  const subjects = subjectKeys.filter((subject) => count(subject) > 0)
  return (
    <SectionCard title={m.practise(missed.length)}>
      {all.length > missed.length && <p>{m.withoutTyped(all.length - missed.length)}</p>}
      <ul className={styles.practise}>
        {subjects.map((subject) => (
          <li key={subject}>
            <span>
              <strong>{subjectName(subject)}</strong>{' '}
              {m.missedSplit(count(subject, 'wrong'), count(subject, 'blank'))}
            </span>
            <LinkButton
              kind="tonal"
              icon={<Icon of={Target} size={20} />}
              href={paths.quiz}
              state={{ testType: exam, subject, chapter: title, quick: true, missedIn: sittingId }}
              onPointerDown={() => prefetchScreen('quiz')}
              aria-label={m.practiseOf(most(subject), subjectName(subject))}
            >
              {m.practiseSome(most(subject))}
            </LinkButton>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
