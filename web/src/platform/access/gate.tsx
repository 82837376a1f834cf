import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { siteSettings } from '../site-settings.ts'
import { rememberDestination } from './destination.ts'
import { isOpen, signInAddress } from './sign-in-rules.ts'
import { useOwner, useToken } from './token.ts'

/** Without a token it shows the frame and leaves for sign-in. Another user gets fresh screens. */
export function Gate({ frame, children }: { frame: ReactNode; children: ReactNode }) {
  const [path] = useLocation()
  const token = useToken()
  const owner = useOwner()
  const open = isOpen(path, siteSettings().publicLanding)
  if (open) return children
  if (token === undefined) return <Leave>{frame}</Leave>
  return <Owned key={owner}>{children}</Owned>
}

const Owned = ({ children }: { children: ReactNode }) => children

function Leave({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  // Read once: the address changes as soon as the browser leaves.
  const [destination] = useState(() => ({ path: location.pathname + location.search, state: history.state }))
  useEffect(() => {
    rememberDestination(destination)
    const address = signInAddress(siteSettings().loginUrl)
    // Our own login is a screen of this application: no reload, and Back does not return to this gate.
    if (address.startsWith('/')) navigate(address, { replace: true })
    else location.assign(address)
  }, [destination, navigate])
  return children
}
