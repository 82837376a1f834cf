import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { HallPage, HallView } from '../log/hall-page.ts'
import type { PaperInHand } from '../log/sitting-store.ts'

const HallContext = createContext<HallPage | undefined>(undefined)

export const HallProvider = ({ page, children }: { page: HallPage; children: ReactNode }) => (
  <HallContext value={page}>{children}</HallContext>
)

export type Hall = HallView & { page: HallPage; paper: PaperInHand; current: number }

export function useHall(): Hall {
  const page = useContext(HallContext)
  if (!page) throw new Error('useHall needs a HallProvider above it')
  const view = useSyncExternalStore(page.subscribe, page.view)
  return { ...view, page, paper: page.paper, current: view.state.current ?? 0 }
}
