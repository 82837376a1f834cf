import type { SignedIn } from '@vikalp/contract/identity'
import { paths } from '#platform/navigation/paths.ts'

/** Every sign-in ends at /verify (rule 7), in a fresh page without data of an earlier user. */
export function enterWith({ token }: SignedIn): Promise<never> {
  location.replace(`${paths.verify}?token=${encodeURIComponent(token)}`)
  // Never settles, so that the button stays busy until the page unloads.
  return new Promise(() => undefined)
}
