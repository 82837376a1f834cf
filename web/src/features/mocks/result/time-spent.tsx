import type { SittingResult } from '@vikalp/contract/mocks/results'
import { useMessages } from '#platform/texts/messages.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './mock-result.module.css'

/** Where the time went: question by question in the order of the paper. */
export function TimeSpent({ result: { time } }: { result: SittingResult }) {
  const m = useMessages('mocks').result
  const most = Math.max(1, ...time.seconds)
  return (
    <SectionCard title={m.time}>
      <figure>
        <div className={styles.strip} aria-hidden="true">
          {time.seconds.map((seconds, place) => (
            <i key={m.question(place)} style={{ height: `${(100 * seconds) / most}%` }} />
          ))}
        </div>
        <figcaption className={styles.note}>{m.strip(most)}</figcaption>
      </figure>
      <h3>{m.longest}</h3>
      <ol>
        {time.longest.map((place) => (
          <li key={place}>{m.longestRow(place, time.seconds[place] ?? 0)}</li>
        ))}
      </ol>
      {time.reopened.length > 0 && <p>{m.reopened(time.reopened)}</p>}
    </SectionCard>
  )
}
