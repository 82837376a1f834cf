import type { SignedIn } from '@vikalp/contract/identity'
import { paths } from '#platform/navigation/paths.ts'

/** Every sign-in ends at /verify (rule 7), in a fresh page that holds nothing of whoever was here before. */
export function enterWith({ token }: SignedIn): Promise<never> {
  location.replace(`${paths.verify}?token=${encodeURIComponent(token)}`)
  // The page goes; until then whoever signs in is busy.
  return new Promise(() => undefined)
}
