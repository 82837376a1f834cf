import { difficulties } from '@vikalp/domain/vocabulary'
import * as z from 'zod'
import { readRecords } from '../records-of-questions.ts'

/** Other chapters without which a student who has never studied them could not solve it. */
const Joining = z.strictObject({
  chapters: z.array(z.string()).min(1),
  why: z.string().min(1),
  by: z.string().min(1),
})

const Grading = z.strictObject({
  difficulty: z.enum(difficulties),
  /** The dependent steps and the traps that the reader counted. */
  steps: z.string().min(1),
  by: z.string().min(1),
  joins: Joining.optional(),
  text: z.string(),
})

/**
 * How hard readers of the solution, who did not see the label, found a question, by its id, with the hash of what a solver
 * sees of it: another explanation of the same question makes it no harder.
 */
export type Gradings = Map<string, z.infer<typeof Grading>>

export const readGradings = (folder: string): Promise<Gradings> => readRecords(folder, Grading)
