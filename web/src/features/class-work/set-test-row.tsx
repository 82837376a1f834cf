import type { SetTest } from '@vikalp/contract/classes/class-work'
import { useLocation } from 'wouter'
import type { Messages } from '#messages/messages.ts'
import { useChange } from '#platform/api/use-change.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { startSitting } from './class-work.api.ts'
import styles from './set-test-row.module.css'

/** A test with where it stands, and the one thing that can be done with it. */
export function SetTestRow({ test }: { test: SetTest }) {
  const m = useMessages('classWork')
  return (
    <li className={styles.row}>
      <div>
        <h3>{test.title}</h3>
        <p className={styles.note}>
          {test.className} · {stateOf(test, m)}
        </p>
      </div>
      <TestAction test={test} />
    </li>
  )
}

type Texts = Messages['classWork']

function stateOf({ state, opensAt, closesAt, resultsAt, cancelReason, sitting }: SetTest, m: Texts): string {
  if (state === 'cancelled') return m.cancelled(cancelReason ?? '')
  if (sitting?.state === 'running' || sitting?.state === 'paused') return m.running
  if (sitting && sitting.state !== 'ready') return state === 'released' ? m.resultsOut : m.handedIn(resultsAt)
  if (state === 'planned') return m.opens(opensAt)
  return state === 'open' ? m.open(closesAt) : m.closed(closesAt)
}

function TestAction({ test: { testId, title, state, sitting } }: { test: SetTest }) {
  const m = useMessages('classWork')
  const problems = useMessages('problems')
  const toast = useToast()
  const [, navigate] = useLocation()
  const start = useChange('sitting', {
    mutationFn: () => startSitting({ body: { sittingId: crypto.randomUUID(), testId } }),
    onSuccess: ({ sittingId }) => navigate(sittingOf(sittingId)),
    onError: (error) => toast({ text: problemText(problems, 'other', error) }),
  })
  const isOver = sitting !== null && !['ready', 'running', 'paused'].includes(sitting.state)
  if (isOver && (state === 'released' || state === 'cancelled'))
    return (
      <LinkButton
        kind="text"
        href={paths.mockResult.replace(':sittingId', sitting.sittingId)}
        aria-label={m.of(m.see, title)}
      >
        {m.see}
      </LinkButton>
    )
  if (state === 'cancelled' || isOver) return null
  if (sitting)
    return (
      <LinkButton kind="tonal" href={sittingOf(sitting.sittingId)} aria-label={m.of(m.goOn, title)}>
        {sitting.state === 'ready' ? m.instructions : m.goOn}
      </LinkButton>
    )
  if (state !== 'planned' && state !== 'open') return null
  return (
    <Button
      kind="tonal"
      busy={start.isPending}
      aria-label={m.of(m.instructions, title)}
      onClick={() => start.mutate()}
    >
      {m.instructions}
    </Button>
  )
}

const sittingOf = (sittingId: string): string => paths.sitting.replace(':sittingId', sittingId)
