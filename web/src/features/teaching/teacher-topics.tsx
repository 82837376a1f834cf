import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { ClassTopics } from '#dashboard/class-topics.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { SectionCard } from '#ui/layout/section-card.tsx'

type TeacherTopicsProps = Pick<TeacherProfile, 'subject' | 'topics'>

export function TeacherTopics({ subject, topics }: TeacherTopicsProps) {
  const m = useMessages('teacher').topics
  const { subjectName } = useNames()
  return (
    <SectionCard title={subject === null ? m.titleOfAll : m.title(subjectName(subject))} note={m.note}>
      <ClassTopics {...topics} />
    </SectionCard>
  )
}
