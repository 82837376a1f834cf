import type { SubjectScore } from '@vikalp/contract/dashboard'
import { formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { ScoreBars } from '#ui/score-bars.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { subjectLook } from '../subject-look.ts'

export function InstituteSubjects({ subjects }: { subjects: readonly SubjectScore[] }) {
  const { dashboard, instituteProfile } = useMessages()
  const m = instituteProfile.subjects
  return (
    <SectionCard title={m.title}>
      <ScoreBars
        bars={subjects.map(({ subject, value, quizzes }) => {
          const { Icon, colour } = subjectLook(subject)
          return {
            key: subject,
            label: subject,
            icon: <Icon size={20} />,
            colour,
            value,
            text: value === null ? m.none : dashboard.percent(formatNumber(value)),
            note: quizzes > 0 ? m.quizzes(formatNumber(quizzes)) : undefined,
          }
        })}
      />
    </SectionCard>
  )
}
