import type { SignedIn } from '@vikalp/contract/identity'
import { paths } from '#platform/navigation/paths.ts'

/** Every sign-in ends at /verify (rule 7), in a fresh page that holds nothing of whoever was here before. */
export function enterWith({ token }: SignedIn): void {
  location.replace(`${paths.verify}?token=${encodeURIComponent(token)}`)
}
