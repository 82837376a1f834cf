import type { TeacherProfile, TopicScore } from '@vikalp/contract/teacher-profile'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { ScoreBars } from '#ui/chart/score-bars.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './teacher-dashboard.module.css'

type TeacherTopicsProps = Pick<TeacherProfile, 'subject'> & TeacherProfile['topics']

/** Where the classes are weak comes first: that is what the next lesson is about. */
export function TeacherTopics({ subject, weakest, strongest }: TeacherTopicsProps) {
  const m = useMessages('teacher').topics
  const { subjectName } = useNames()
  return (
    <SectionCard title={subject === null ? m.titleOfAll : m.title(subjectName(subject))} note={m.note}>
      {weakest.length === 0 && <p>{m.none}</p>}
      <Topics title={m.weakest} topics={weakest} />
      <Topics title={m.strongest} topics={strongest} />
    </SectionCard>
  )
}

function Topics({ title, topics }: { title: string; topics: readonly TopicScore[] }) {
  const m = useMessages('teacher').topics
  const formats = useMessages('formats')
  if (topics.length === 0) return null
  return (
    <div className={styles.topics}>
      <h3>{title}</h3>
      <ScoreBars
        bars={topics.map(({ topic, chapter, value, answers }) => ({
          key: `${chapter}/${topic}`,
          label: topic,
          value,
          text: formats.percent(value),
          note: m.answers(answers),
        }))}
      />
    </div>
  )
}
