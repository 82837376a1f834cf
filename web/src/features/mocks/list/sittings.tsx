import type { SittingEntry } from '@vikalp/contract/mocks/sittings'
import { Link } from 'wouter'
import { useMessages } from '#platform/texts/messages.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { mockResultOf } from '../mock-paths.ts'
import { useStart } from '../use-start.ts'
import styles from './sittings.module.css'
import type { SittingList } from './use-lists.ts'

/** The papers that were taken, with their scores once they are out. */
export function Sittings({ sittings }: { sittings: SittingList }) {
  const m = useMessages('mocks').sittings
  const [firstPage] = sittings.data?.pages ?? []
  if (!firstPage)
    return (
      <SectionCard title={m.title}>
        <FailedNote retry={sittings.refetch}>{m.failed}</FailedNote>
      </SectionCard>
    )
  const all = sittings.data?.pages.flatMap((page) => page.sittings) ?? []
  const over = all.filter(({ state }) => ['submitted', 'closed', 'cancelled'].includes(state))
  return (
    <SectionCard title={m.title}>
      {over.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <ul>
          {over.map((sitting) => (
            <SittingRow key={sitting.sittingId} sitting={sitting} />
          ))}
        </ul>
      )}
      <ShowMore
        list={sittings}
        count={m.count(all.length, firstPage.total)}
        more={m.more}
        loading={m.loading}
      />
    </SectionCard>
  )
}

function SittingRow({ sitting }: { sitting: SittingEntry }) {
  const m = useMessages('mocks').sittings
  const start = useStart()
  const { sittingId, title, date, state, score, highest, nextPart } = sitting
  const said = () => {
    if (state === 'cancelled') return m.cancelled
    return score === null ? m.waiting : m.score(score, highest)
  }
  return (
    <li className={styles.row}>
      <span>
        {state === 'cancelled' ? title : <Link href={mockResultOf(sittingId)}>{title}</Link>}
        <span className={styles.date}> {m.on(date)}</span>
      </span>
      <span className={styles.score}>{said()}</span>
      {nextPart && (
        <Button kind="tonal" busy={start.isPending} onClick={() => start.mutate({ after: sittingId })}>
          {m.startNext(nextPart.title)}
        </Button>
      )}
    </li>
  )
}
