import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { useAnnounce } from '#ui/feedback/live-region.tsx'
import type { HallPage, HallView } from '../log/hall-page.ts'
import type { PaperInHand } from '../log/sitting-store.ts'

/** Why a button did nothing; with the next act it is gone. */
type Notice = { text: string; state: HallView['state'] }

type Room = {
  page: HallPage
  /** Numbers are typed with the keypad alone, as in the hall; whoever needs a keyboard presses its keys with that. */
  isMouseOnly: boolean
  notice: Notice | undefined
  show: (notice: Notice) => void
}

const HallContext = createContext<Room | undefined>(undefined)

type HallProviderProps = Pick<Room, 'page' | 'isMouseOnly'> & { children: ReactNode }

export function HallProvider({ page, isMouseOnly, children }: HallProviderProps) {
  const [notice, show] = useState<Notice>()
  return <HallContext value={{ page, isMouseOnly, notice, show }}>{children}</HallContext>
}

function useRoom(): Room {
  const room = useContext(HallContext)
  if (!room) throw new Error('useHall needs a HallProvider above it')
  return room
}

export type Hall = HallView & Pick<Room, 'page' | 'isMouseOnly'> & { paper: PaperInHand; current: number }

export function useHall(): Hall {
  const { page, isMouseOnly } = useRoom()
  const view = useSyncExternalStore(page.subscribe, page.view)
  return { ...view, page, isMouseOnly, paper: page.paper, current: view.state.current ?? 0 }
}

/** What the dock says, and how to have it say something. */
export function useNotice(): { text: string | undefined; notify: (text: string) => void } {
  const { page, notice, show } = useRoom()
  const announce = useAnnounce()
  const { state } = useHall()
  return {
    text: notice?.state === state ? notice.text : undefined,
    notify: (text) => {
      show({ text, state: page.view().state })
      announce(text)
    },
  }
}
