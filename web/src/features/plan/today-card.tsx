import { useQuery } from '@tanstack/react-query'
import type { Today } from '@vikalp/contract/practice/plan'
import { ArrowRight } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { useDaySentence } from './day-sentence.ts'
import { lastPlan, todayQuery } from './plan.api.ts'
import styles from './plan.module.css'

/** Today's plan in one sentence, with one step: first on the own profile. */
export function TodayCard() {
  const query = useQuery(todayQuery)
  const today = query.data ?? (query.isError ? lastPlan() : undefined)
  return today ? <Card today={today} /> : null
}

function Card({ today }: { today: Today }) {
  const m = useMessages('daySentence')
  const sentence = useDaySentence(today)
  const step = today.total > today.done ? (today.done > 0 ? m.goOn : m.toPlan) : m.open
  return (
    <SectionCard title={m.title}>
      <p className={styles.sentence}>{sentence}</p>
      <LinkButton
        kind="tonal"
        href={paths.today}
        iconEnd={<Icon of={ArrowRight} />}
        onPointerDown={() => prefetchScreen('today')}
      >
        {today.state === 'no-goal' ? m.setGoal : step}
      </LinkButton>
    </SectionCard>
  )
}
