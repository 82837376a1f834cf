import { useQuery } from '@tanstack/react-query'
import type { Today } from '@vikalp/contract/practice/plan'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { useDaySentence } from './day-sentence.ts'
import { lastPlan, todayQuery } from './plan.api.ts'
import styles from './plan.module.css'

/** Today's plan in one sentence, with one step: first on the own profile of whoever has an exam. */
export function TodayCard() {
  const today = useGoalDay()
  return today ? <Card today={today} /> : null
}

/** What stands on the profile as long as there is no exam to plan for. */
export const WithoutGoal = ({ children }: { children: ReactNode }) => (useGoalDay() ? null : children)

function useGoalDay(): Today | undefined {
  const query = useQuery(todayQuery)
  const today = query.isError ? lastPlan() : query.data
  return today?.state === 'no-goal' ? undefined : today
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
        {step}
      </LinkButton>
    </SectionCard>
  )
}
