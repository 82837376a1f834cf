import type { SittingEntry } from '@vikalp/contract/mocks/sittings'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { sittingOf } from '../mock-paths.ts'
import type { SittingList } from './use-lists.ts'

/** Papers whose clock runs, and those that are ready for it. */
export function UnderWay({ sittings }: { sittings: SittingList }) {
  const m = useMessages('mocks')
  const pages = sittings.data?.pages ?? []
  const open = pages.flatMap(({ now, sittings: listed }) =>
    listed.filter(({ state }) => isOpen(state)).map((sitting) => ({ ...sitting, now })),
  )
  const titleOf = ({ state, title, endsAt, now }: SittingEntry & { now: string }) => {
    if (state === 'ready') return m.ready(title)
    if (endsAt === null || state === 'paused') return m.paused(title)
    return m.running(title, Math.max(0, Math.floor((Date.parse(endsAt) - Date.parse(now)) / 60_000)))
  }
  return open.map((sitting, i) => (
    <Panel
      key={sitting.sittingId}
      title={titleOf(sitting)}
      actions={
        <LinkButton kind={i === 0 ? 'filled' : 'outline'} href={sittingOf(sitting.sittingId)}>
          {sitting.state === 'ready' ? m.toInstructions : m.goOn}
        </LinkButton>
      }
    />
  ))
}

const isOpen = (state: SittingEntry['state']): boolean =>
  state === 'ready' || state === 'running' || state === 'paused'
