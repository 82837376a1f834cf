import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { difficulties } from '@vikalp/domain/vocabulary'
import { parse } from 'yaml'
import * as z from 'zod'

const Grading = z.strictObject({
  difficulty: z.enum(difficulties),
  /** The dependent steps and the traps that the reader counted. */
  steps: z.string().min(1),
  by: z.string().min(1),
  text: z.string(),
})
const GradedFile = z.record(z.string(), Grading)

/** How hard readers of the solution, who did not see the label, found a question, with a hash of what they read, by its id. */
export type Gradings = Map<string, z.infer<typeof Grading>>

export async function readGradings(folder: string): Promise<Gradings> {
  const files = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.yaml')) : []
  const gradings: Gradings = new Map()
  for (const name of files) {
    const entries = GradedFile.parse(parse(await readFile(join(folder, name), 'utf8')) ?? {})
    for (const [id, grading] of Object.entries(entries)) gradings.set(id, grading)
  }
  return gradings
}
