import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Places } from './places.ts'

const Misconceptions = z.record(
  z.string().regex(/^(PHY|CHE|MAT|BIO)(-[A-Z0-9]+)+$/),
  z.strictObject({ belief: z.string().min(1), repair: z.string().min(1) }),
)
export type Misconceptions = z.infer<typeof Misconceptions>

export async function readMisconceptions(places: Places): Promise<Misconceptions> {
  return Misconceptions.parse(parse(await readFile(places.misconceptions, 'utf8')))
}
