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

export const arrivingToken = typeof location === 'undefined' ? undefined : takeFromAddress()
