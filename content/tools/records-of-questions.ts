import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

/** What the YAML files of a folder record of questions, by their ids; nothing where there is no folder. */
export async function readRecords<Entry>(
  folder: string,
  entry: z.ZodType<Entry>,
): Promise<Map<string, Entry>> {
  const file = z.record(z.string(), entry)
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.yaml')) : []
  const records = new Map<string, Entry>()
  for (const name of names) {
    const entries = file.parse(parse(await readFile(join(folder, name), 'utf8')) ?? {})
    for (const [id, record] of Object.entries(entries)) records.set(id, record)
  }
  return records
}
