import type * as contract from '@vikalp/contract/dashboard'
import { useMessages } from '#platform/texts/messages.tsx'
import { ScoreBars } from '#ui/chart/score-bars.tsx'
import styles from './topic-ends.module.css'

/** Where a class is weak comes first: that is what the next lesson is about. */
export function TopicEnds({ weakest, strongest }: contract.TopicEnds) {
  const m = useMessages('dashboard').topics
  return (
    <>
      {weakest.length === 0 && <p>{m.none}</p>}
      <Topics title={m.weakest} topics={weakest} />
      <Topics title={m.strongest} topics={strongest} />
    </>
  )
}

function Topics({ title, topics }: { title: string; topics: readonly contract.TopicScore[] }) {
  const m = useMessages('dashboard').topics
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
