import type { SubjectScore } from '@vikalp/contract/dashboard'
import type { NamedSubject } from '@vikalp/domain/vocabulary'
import { subjectLook } from '#dashboard/subject-look.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { ScoreBars } from '#ui/chart/score-bars.tsx'
import { Icon } from '#ui/icon.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'

// Requirement 10.7: Physics, Chemistry, Maths, Biology. The bank has no Maths.
const subjects: readonly { name: NamedSubject; isOffered: boolean }[] = [
  { name: 'Physics', isOffered: true },
  { name: 'Chemistry', isOffered: true },
  { name: 'Maths', isOffered: false },
  { name: 'Biology', isOffered: true },
]

type SubjectPerformanceProps = { subjects: readonly SubjectScore[]; className?: string }

export function SubjectPerformance({ subjects: scores, className }: SubjectPerformanceProps) {
  const formats = useMessages('formats')
  const student = useMessages('student')
  const m = student.subjects
  const { subjectName } = useNames()
  return (
    <SectionCard title={m.title} className={className}>
      <ScoreBars
        bars={subjects.map(({ name, isOffered }) => {
          const { icon, colour } = subjectLook(name)
          const { value = null, quizzes = 0 } = scores.find(({ subject }) => subject === name) ?? {}
          return {
            key: name,
            label: subjectName(name),
            icon: <Icon of={icon} size={20} />,
            colour,
            value,
            text: value === null ? (isOffered ? m.none : m.notOffered) : formats.percent(value),
            note: quizzes > 0 ? m.quizzes(quizzes) : undefined,
          }
        })}
      />
    </SectionCard>
  )
}
