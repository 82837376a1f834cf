import type { LostTimeChoice } from '@vikalp/domain/vocabulary'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Button } from '#ui/input/button.tsx'
import { settleLostTime } from '../mocks.api.ts'
import { useHall } from './hall-context.tsx'
import styles from './lost-time.module.css'

/** After a gap: the time can be had back, or it counts. The clock goes on meanwhile. */
export function LostTime() {
  const m = useMessages('hall')
  const times = useMessages('times')
  const { page, gap, paper } = useHall()
  const settling = useChange('hall', {
    mutationFn: (choice: LostTimeChoice) =>
      settleLostTime({ params: { sittingId: paper.sittingId }, body: { choice } }),
    onSuccess: ({ endsAt }) => page.settleGap(endsAt),
  })
  if (!gap) return null
  const isOffered = gap.offered > 0
  const choose = (choice: LostTimeChoice) => () => settling.mutate(choice)
  return (
    <section className={styles.gap} aria-label={m.away(gap.seconds)}>
      <p>
        <strong>{m.away(gap.seconds)}</strong>{' '}
        {isOffered ? m.lostTime : m.clockWentOn(times.length(Math.floor(page.leftMs() / 1000)))}
      </p>
      {settling.isError && <Alert>{m.notSettled}</Alert>}
      <div className={styles.choices}>
        {isOffered && (
          <Button kind="tonal" busy={settling.isPending} onClick={choose('take')}>
            {m.take}
          </Button>
        )}
        <Button kind="outline" busy={settling.isPending} onClick={choose('leave')}>
          {isOffered ? m.leave : m.goOn}
        </Button>
      </div>
    </section>
  )
}
