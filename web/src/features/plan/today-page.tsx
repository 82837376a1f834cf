import { useQuery } from '@tanstack/react-query'
import type { Today } from '@vikalp/contract/practice/plan'
import { planLimits } from '@vikalp/domain/limits'
import { SlidersHorizontal } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { fetchAhead, questionsInHand } from './blocks-in-hand.ts'
import { DayCard } from './day-card.tsx'
import { GoalsCard } from './goals-form.tsx'
import { goalsQuery, lastPlan, todayQuery } from './plan.api.ts'
import styles from './plan.module.css'
import { isMostlyReviews } from './plan-parts.ts'

const afterFirstViewMs = 1000
const loadSheet = async () => (await import('./goals-sheet.tsx')).GoalsSheet

/** What a student does today (rule 106); `first` is what stands on top of it. */
export function TodayPage({ first }: { first: ReactNode }) {
  const m = useMessages('plan')
  const query = useQuery(todayQuery)
  const today = query.isError ? lastPlan() : query.data
  const fetched = query.isSuccess ? query.data : undefined
  useEffect(() => {
    if (!fetched) return
    // The first view has the network for itself.
    const timer = setTimeout(fetchAhead, afterFirstViewMs, fetched)
    return () => clearTimeout(timer)
  }, [fetched])
  return (
    <Page title={m.title} subtitle={today && <Subtitle today={today} />} narrow>
      <div className={styles.rows}>
        {first}
        {query.isError && <NotFetched query={query} copy={today} />}
        {query.isPending && <Skeleton shape="card" count={2} />}
        {today && <Day today={today} isOld={query.isError} />}
      </div>
    </Page>
  )
}

/** The exam and the days to it, as long as it is to come. */
function Subtitle({ today }: { today: Today }) {
  const m = useMessages('plan')
  const { examName } = useNames()
  const { goal, left, state } = today
  if (!goal || left === null || left <= 0 || state === 'no-goal') return null
  if (left <= planLimits.lastDays && isMostlyReviews(today)) return m.mostlyReviews(left)
  return m.daysLeft(examName(goal.exam), left)
}

function Day({ today, isOld }: { today: Today; isOld: boolean }) {
  const m = useMessages('plan')
  if (today.state === 'no-goal') return <GoalsCard title={m.noGoal} note={m.noGoalNote} />
  if (today.state === 'exam-over')
    return (
      <>
        <Panel title={m.examOver} tone="empty">
          <p>{m.examOverNote}</p>
        </Panel>
        <GoalsCard title={m.nextExam} note={m.noGoalNote} />
      </>
    )
  return (
    <>
      <DayCard today={today} isOld={isOld} />
      <GoalsButton />
    </>
  )
}

function GoalsButton() {
  const m = useMessages('plan').goals
  const goals = useQuery(goalsQuery)
  if (!goals.data) return null
  return (
    <div>
      <SheetButton
        kind="text"
        flush
        icon={<Icon of={SlidersHorizontal} size={20} />}
        load={loadSheet}
        sheet={{ goals: goals.data }}
        notLoaded={m.notLoaded}
      >
        {m.change}
      </SheetButton>
    </div>
  )
}

type NotFetchedProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  copy: Today | undefined
}

function NotFetched({ query: { error, isFetching, refetch }, copy }: NotFetchedProps) {
  const m = useMessages('plan')
  const problems = useMessages('problems')
  const again = (
    <Button kind="outline" busy={isFetching} onClick={() => refetch()}>
      {m.tryAgain}
    </Button>
  )
  return (
    <Panel tone={copy ? 'warn' : 'error'} title={copy ? m.lastIsHere : m.notFetched} actions={again}>
      <p>{problemText(problems, 'other', error)}</p>
      {copy && <OnPhone plan={copy} />}
    </Panel>
  )
}

/** What of it can be answered now. */
function OnPhone({ plan: { day, blocks } }: { plan: Today }) {
  const questions = blocks.reduce((sum, block) => sum + questionsInHand(day, block), 0)
  return <p>{useMessages('plan').onPhone(questions)}</p>
}
