import type { SignedIn } from '@vikalp/contract/identity'
import { navigate } from 'wouter/use-browser-location'
import { bringToken } from '#platform/access/arriving-token.ts'
import { paths } from '#platform/navigation/paths.ts'

/** Every sign-in ends at /verify (rule 7). */
export function enterWith({ token }: SignedIn): Promise<never> {
  bringToken(token)
  navigate(paths.verify, { replace: true })
  // Never settles, so that the form stays as it was until the next screen takes its place.
  return new Promise(() => undefined)
}
