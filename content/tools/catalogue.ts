import { readFile } from 'node:fs/promises'
import { difficulties, examKeys } from '@vikalp/domain/vocabulary'
import * as z from 'zod'

const ChapterPlan = z.object({
  prefix: z.string(),
  topics: z.array(z.string()),
  counts: z.record(z.enum(examKeys), z.int()),
  mix: z.record(z.enum(difficulties), z.int()),
  /** How many questions have a number to type, apart from the counts. */
  numeric: z.int().default(0),
})
export type ChapterPlan = z.infer<typeof ChapterPlan>

const Catalogue = z.object({ version: z.string(), chapters: z.record(z.string(), ChapterPlan) })
export type Catalogue = z.infer<typeof Catalogue>

export const readCatalogue = async (path: string): Promise<Catalogue> =>
  Catalogue.parse(JSON.parse(await readFile(path, 'utf8')))
