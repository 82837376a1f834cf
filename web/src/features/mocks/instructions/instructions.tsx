import type { ReadySitting } from '@vikalp/contract/mocks/sittings'
import { useId, useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useOnline } from '#platform/api/online.ts'
import { useChange } from '#platform/api/use-change.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Button } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { beginSitting } from '../log/enter-sitting.ts'
import type { HallPage } from '../log/hall-page.ts'
import { entranceDeps } from '../mocks.api.ts'
import { InstructionText } from './instruction-text.tsx'
import styles from './instructions.module.css'

type InstructionsProps = {
  ready: ReadySitting
  onBegun: (page: HallPage) => void
  /** It stands otherwise on the server than was shown here. */
  openAgain: () => void
}

/** What is read before the clock begins, in the order of the testing agency, and the box under it. */
export function Instructions({ ready, onBegun, openAgain }: InstructionsProps) {
  const m = useMessages('hall').instructions
  const isOnline = useOnline()
  const agreeId = useId()
  const [isRead, setRead] = useState(false)
  const beginning = useChange('hall', {
    mutationFn: () => beginSitting(ready.sittingId, entranceDeps()),
    onSuccess: onBegun,
    onError: (error) => {
      if (failureCode(error) === 'already_begun') openAgain()
    },
  })
  const problem = useProblem(ready, beginning.error)
  return (
    <Page title={ready.title} narrow back={{ href: paths.mocks, label: m.back }}>
      <InstructionText ready={ready} />
      <div className={styles.agreement}>
        <p>{m.offline}</p>
        <label htmlFor={agreeId} className={styles.agree}>
          <input
            id={agreeId}
            type="checkbox"
            checked={isRead}
            onChange={(event) => setRead(event.target.checked)}
          />
          {m.agree}
        </label>
        {problem && <Alert>{problem}</Alert>}
        <Button
          wide
          disabled={!isRead || !isOnline}
          busy={beginning.isPending}
          onClick={() => beginning.mutate()}
        >
          {beginning.isPending ? m.beginning : m.begin}
        </Button>
      </div>
    </Page>
  )
}

/** Why it cannot be begun: the network, the hour, or what the server said. */
function useProblem(ready: ReadySitting, error: Error | null): string | undefined {
  const m = useMessages('hall').instructions
  const { opensAt, closesAt, now } = ready
  if (opensAt !== null && opensAt > now) return m.opensAt(opensAt)
  if (closesAt !== null && closesAt <= now) return m.closedAt(closesAt)
  if (!error) return undefined
  const code = failureCode(error)
  if (code === 'not_open') return m.notOpen
  if (code === 'closed') return m.closed
  return code === 'offline' ? m.offline : m.failed
}
