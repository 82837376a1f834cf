import { useQuery } from '@tanstack/react-query'
import { findSubject } from '@vikalp/domain/catalogue/subjects'
import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { attemptStore } from '#attempts/attempt-store.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { movedTopics } from './moved-topics.ts'
import { TopicStateChip } from './topic-state-chip.tsx'
import { topicMapQuery } from './topics.api.ts'
import styles from './topics-moved.module.css'

/** What a block of practice has changed of its topics; nothing where none moved. */
export function TopicsMoved({ quizId }: { quizId: string }) {
  const m = useMessages('topics')
  const [questions] = useState(() => attemptStore.find(quizId)?.questions ?? [])
  const subject = findSubject(questions[0]?.subject ?? '')
  const map = useQuery({ ...topicMapQuery(subject ?? 'Physics'), enabled: subject !== undefined })
  const moved = map.data ? movedTopics(questions, map.data) : []
  if (moved.length === 0) return null
  return (
    <SectionCard title={m.moved}>
      <ul>
        {moved.map(({ chapter, topic, from, to }) => (
          <li key={`${chapter} ${topic}`} className={styles.topic}>
            <span>{topic}</span>
            <span className={styles.states}>
              <TopicStateChip state={from} />
              <Icon of={ArrowRight} size={16} />
              <span className="visually-hidden">{m.now}</span>
              <TopicStateChip state={to} />
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
