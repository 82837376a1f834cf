import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

type Announce = (text: string) => void

const AnnounceContext = createContext<Announce>(() => undefined)

/** The one polite live region of the page. */
export function LiveRegionProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  // A new key makes a new node, so that the same words are read again.
  const announce = useCallback<Announce>((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" role="status">
        <span key={said.turn}>{said.text}</span>
      </div>
    </AnnounceContext>
  )
}

/** Announces something to screen readers without moving the focus. */
export const useAnnounce = (): Announce => useContext(AnnounceContext)
