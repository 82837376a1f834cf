import type { NextPart, SubmittedSitting } from '@vikalp/contract/mocks/sittings'
import type { SittingState } from '@vikalp/domain/vocabulary'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { mockResultOf } from '../mock-paths.ts'
import { useStart } from '../use-start.ts'
import styles from './handed-in.module.css'

type HandedInProps = {
  title: string
  sittingId: string
  state: SittingState
  /** Unknown on a device from which it was not handed in. */
  receipt: SubmittedSitting | undefined
}

/** A paper that is over: its receipt, and when its result comes. */
export function HandedIn({ title, sittingId, state, receipt }: HandedInProps) {
  const m = useMessages('hall').end
  const isCancelled = state === 'cancelled'
  return (
    <Page title={title} narrow paper>
      <Panel
        title={isCancelled ? m.cancelled : m.closed}
        actions={
          <>
            {!isCancelled && isOut(receipt) && (
              <LinkButton href={mockResultOf(sittingId)}>{m.seeResult}</LinkButton>
            )}
            <LinkButton kind="outline" href={paths.mocks}>
              {m.toMocks}
            </LinkButton>
          </>
        }
      >
        {isCancelled && <p>{m.cancelledText}</p>}
        {receipt && (
          <>
            <p>
              {receipt.state === 'closed'
                ? m.timeWasUp(receipt.submittedAt)
                : m.handedIn(receipt.submittedAt)}
            </p>
            <p className={styles.receipt}>{m.receipt(receipt.receipt)}</p>
            {!isOut(receipt) && (
              <p>{receipt.resultsAt === null ? m.resultsLater : m.resultsAt(receipt.resultsAt)}</p>
            )}
          </>
        )}
      </Panel>
      {receipt?.nextPart && <NextPartPanel after={sittingId} nextPart={receipt.nextPart} />}
    </Page>
  )
}

type NextPartPanelProps = { after: string; nextPart: NonNullable<NextPart> }

/** A paper with several clocks goes on, now or later. */
function NextPartPanel({ after, nextPart: { title, until } }: NextPartPanelProps) {
  const m = useMessages('hall').end
  const start = useStart()
  return (
    <Panel
      title={m.nextPart(title, until)}
      actions={
        <Button kind="tonal" busy={start.isPending} onClick={() => start.mutate({ after })}>
          {m.startNext(title)}
        </Button>
      }
    >
      {start.isError && <Alert>{m.notStarted}</Alert>}
    </Panel>
  )
}

/** Those of a mock of one's own are out at once. Where nothing is known here, the page of the result says when. */
function isOut(receipt: SubmittedSitting | undefined): boolean {
  if (!receipt) return true
  const { resultsAt, submittedAt } = receipt
  return resultsAt !== null && Date.parse(resultsAt) <= Math.max(Date.parse(submittedAt), Date.now())
}
