import type { Caller } from '#platform/caller.ts'
import { Problem } from '#platform/problem.ts'

/** Everybody may use the demo account, and would make real accounts and print their codes. */
export function requireOwn({ tenant }: Caller): void {
  if (tenant !== 'public') throw new Problem('forbidden', 'The demo institute has no roster')
}
