import type { TopicMap } from '@vikalp/contract/practice/topic-map'
import { type SubjectKey, topicStates } from '@vikalp/domain/vocabulary'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { TopicStateChip } from './topic-state-chip.tsx'
import styles from './topics-page.module.css'

type ChapterMapProps = { chapter: TopicMap['chapters'][number]; subject: SubjectKey; isOwn: boolean }

/** The topics of a chapter; one that was begun is open. */
export function ChapterMap({ chapter: { chapter, exam, topics }, subject, isOwn }: ChapterMapProps) {
  const m = useMessages('topics')
  const title = useChapterTitle()(chapter)
  const begun = topics.some(({ state }) => state !== 'not-started')
  const counts = topicStates.flatMap((state) => {
    const count = topics.filter((one) => one.state === state).length
    return count > 0 ? [m.count(count, m.states[state])] : []
  })
  return (
    <li className={styles.chapter}>
      <details open={begun}>
        <summary>
          <h2>{title}</h2>
          <span className={styles.note}>{m.counts(counts)}</span>
        </summary>
        <ul className={styles.topics}>
          {topics.map(({ topic, state, based, answered, right }) => (
            <li key={topic}>
              <span>
                {topic}
                {answered > 0 && (
                  <span className={styles.note}>
                    {m.right(right, answered)}, {m.based(based)}
                  </span>
                )}
              </span>
              <TopicStateChip state={state} />
            </li>
          ))}
        </ul>
        {isOwn && (
          <LinkButton
            kind="text"
            flush
            href={paths.quiz}
            state={{ testType: exam, subject, chapter }}
            aria-label={`${m.practise}: ${title}`}
            onPointerDown={() => prefetchScreen('quiz')}
          >
            {m.practise}
          </LinkButton>
        )}
      </details>
    </li>
  )
}
