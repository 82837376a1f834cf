import type { Today } from '@vikalp/contract/practice/plan'
import { ArrowRight } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { questionsInHand } from './blocks-in-hand.ts'
import { useDaySentence } from './day-sentence.ts'
import { MinutesChips } from './minutes-chips.tsx'
import styles from './plan.module.css'
import { PlanBlocks } from './plan-blocks.tsx'
import { hasNoReviews } from './plan-parts.ts'
import { nextBlock, startOfBlock } from './start-block.ts'

/** The plan of a day, or why it has none. What could come and does not fit is no debt: it can wait. */
export function DayCard({ today, isOld }: { today: Today; isOld: boolean }) {
  const m = useMessages('plan')
  const title = useDaySentence(today)
  const next = nextBlock(isOld ? onPhone(today) : today)
  const canChange = !isOld && today.state !== 'exam-day'
  return (
    <SectionCard title={title}>
      <DayNotes today={today} />
      {next && (
        <LinkButton
          {...startOfBlock(today.day, next, m.title)}
          iconEnd={<Icon of={ArrowRight} />}
          onPointerDown={() => prefetchScreen(next.subject === null ? 'mocks' : 'quiz')}
        >
          {today.done > 0 ? m.goOn : m.start}
        </LinkButton>
      )}
      {today.total > 0 && today.done >= today.total && (
        <LinkButton kind="tonal" href={paths.exams}>
          {m.more}
        </LinkButton>
      )}
      {canChange && (today.done < today.total || today.total === 0) && (
        <MinutesChips day={today.day} minutes={today.minutes} />
      )}
      {today.blocks.length > 0 && <PlanBlocks today={today} canChange={canChange} isOld={isOld} />}
    </SectionCard>
  )
}

/** What of a plan can be begun without a network. */
const onPhone = (today: Today): Today => ({
  ...today,
  blocks: today.blocks.filter((block) => questionsInHand(today.day, block) > 0),
})

function DayNotes({ today: { state, blocks, waiting } }: { today: Today }) {
  const m = useMessages('plan')
  const reviews = blocks.filter(({ block }) => block === 'reviews').reduce((sum, { count }) => sum + count, 0)
  if (state === 'rest') return <p className={styles.note}>{m.restNote}</p>
  if (state !== 'plan') return <p className={styles.note}>{m.noPlanNote}</p>
  if (reviews > 0 && waiting > 0) return <p className={styles.note}>{m.restWaits(reviews)}</p>
  if (hasNoReviews({ blocks })) return <p className={styles.note}>{m.noReviews}</p>
  return null
}
