import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { TopicEnds } from '#dashboard/topic-ends.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { SectionCard } from '#ui/layout/section-card.tsx'

type TeacherTopicsProps = Pick<TeacherProfile, 'subject' | 'topics'>

export function TeacherTopics({ subject, topics }: TeacherTopicsProps) {
  const m = useMessages('teacher').topics
  const { subjectName } = useNames()
  return (
    <SectionCard title={subject === null ? m.titleOfAll : m.title(subjectName(subject))} note={m.note}>
      <TopicEnds {...topics} />
    </SectionCard>
  )
}
