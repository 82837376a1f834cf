import { readFile } from 'node:fs/promises'
import * as z from 'zod'

const Counts = z.object({ NEET: z.int(), JEE: z.int(), GUJCET: z.int(), BOARD: z.int() })

const ChapterPlan = z.object({
  prefix: z.string(),
  topics: z.array(z.string()),
  counts: Counts,
  mix: z.object({ Easy: z.int(), Medium: z.int(), Hard: z.int() }),
})
export type ChapterPlan = z.infer<typeof ChapterPlan>

const Catalogue = z.object({ version: z.string(), chapters: z.record(z.string(), ChapterPlan) })
export type Catalogue = z.infer<typeof Catalogue>

export const readCatalogue = async (path: string): Promise<Catalogue> =>
  Catalogue.parse(JSON.parse(await readFile(path, 'utf8')))
