import { paths } from '../navigation/paths.ts'

/**
 * Takes the token out of /verify?token=… and out of the address bar. main.tsx imports this file before all
 * others, so that no request is made while the token can be seen (rule 8).
 */
function takeFromAddress(): string | undefined {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (address.pathname !== paths.verify || token === null) return undefined
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
  return token || undefined
}

let arriving = typeof location === 'undefined' ? undefined : takeFromAddress()

/** The token that /verify is to check before it is stored. */
export const arrivingToken = (): string | undefined => arriving

/** Hands a token of our own form to /verify in memory: an address would stay in the browser's history. */
export function bringToken(token: string | undefined): void {
  arriving = token
}
