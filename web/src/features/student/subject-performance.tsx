import type { SubjectScore } from '@vikalp/contract/dashboard'
import { type NamedSubject, type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import { subjectLook } from '#dashboard/subject-look.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { ScoreBars } from '#ui/chart/score-bars.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'

// Requirement 10.7: Physics, Chemistry, Maths, Biology.
const nameOf = (subject: SubjectKey): NamedSubject => (subject === 'Mathematics' ? 'Maths' : subject)

type SubjectPerformanceProps = {
  subjects: readonly SubjectScore[]
  /** The address of the topic map; the sample has none. */
  topics: string | undefined
  /** The address of what papers would bring; only one's own has it. */
  readiness: string | undefined
  className?: string
}

export function SubjectPerformance({
  subjects: scores,
  topics,
  readiness,
  className,
}: SubjectPerformanceProps) {
  const formats = useMessages('formats')
  const student = useMessages('student')
  const m = student.subjects
  const { subjectName } = useNames()
  return (
    <SectionCard title={m.title} className={className}>
      <ScoreBars
        bars={subjectKeys.map((key) => {
          const { icon, colour } = subjectLook(key)
          const score = scores.find(({ subject }) => subject === key)
          const { value = null, quizzes = 0 } = score ?? {}
          return {
            key,
            label: subjectName(nameOf(key)),
            icon: <Icon of={icon} size={20} />,
            colour,
            value,
            text: value === null ? (score ? m.none : m.notOffered) : formats.percent(value),
            note: quizzes > 0 ? m.quizzes(quizzes) : undefined,
          }
        })}
      />
      {topics && (
        <LinkButton kind="text" flush href={topics}>
          {m.topics}
        </LinkButton>
      )}
      {readiness && (
        <LinkButton kind="text" flush href={readiness}>
          {m.readiness}
        </LinkButton>
      )}
    </SectionCard>
  )
}
