import type { SubjectScore } from '@vikalp/contract/dashboard'
import { subjectLook } from '#dashboard/subject-look.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { ScoreBars } from '#ui/chart/score-bars.tsx'
import { Icon } from '#ui/icon.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'

export function InstituteSubjects({ subjects }: { subjects: readonly SubjectScore[] }) {
  const formats = useMessages('formats')
  const instituteProfile = useMessages('instituteProfile')
  const m = instituteProfile.subjects
  const { subjectName } = useNames()
  return (
    <SectionCard title={m.title}>
      <ScoreBars
        bars={subjects.map(({ subject, value, quizzes }) => {
          const { icon, colour } = subjectLook(subject)
          return {
            key: subject,
            label: subjectName(subject),
            icon: <Icon of={icon} size={20} />,
            colour,
            value,
            text: value === null ? m.none : formats.percent(value),
            note: quizzes > 0 ? m.quizzes(quizzes) : undefined,
          }
        })}
      />
    </SectionCard>
  )
}
