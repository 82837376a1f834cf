import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Places } from './places.ts'

const Misconceptions = z.record(
  z.string().regex(/^(PHY|CHE|BIO)(-[A-Z0-9]+)+$/),
  z.strictObject({ belief: z.string().min(1), repair: z.string().min(1) }),
)
export type Misconceptions = z.infer<typeof Misconceptions>

export async function readMisconceptions(places: Places): Promise<Misconceptions> {
  if (!existsSync(places.misconceptions)) return readCodes(places.codes)
  return Misconceptions.parse(parse(await readFile(places.misconceptions, 'utf8')))
}

// Until misconceptions.yaml stands, the writers' lists in codes/ serve; this function goes with that folder.
async function readCodes(folder: string): Promise<Misconceptions> {
  const files = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.yaml')) : []
  const lists = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return Object.assign({}, ...lists.map((list) => parse(list, { strict: false, uniqueKeys: false }) ?? {}))
}
