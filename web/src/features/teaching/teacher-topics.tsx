import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { ScoreBars } from '#ui/chart/score-bars.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'

type TeacherTopicsProps = Pick<TeacherProfile, 'subject' | 'topics'>

export function TeacherTopics({ subject, topics }: TeacherTopicsProps) {
  const teacher = useMessages('teacher')
  const formats = useMessages('formats')
  const { subjectName } = useNames()
  const m = teacher.topics
  return (
    <SectionCard title={subject === null ? m.titleOfAll : m.title(subjectName(subject))} note={m.note}>
      {topics.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <ScoreBars
          bars={topics.map(({ topic, value, answers }) => ({
            key: topic,
            label: topic,
            value,
            text: formats.percent(value),
            note: m.answers(answers),
          }))}
        />
      )}
    </SectionCard>
  )
}
