import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { letters } from '@vikalp/domain/vocabulary'
import { parse } from 'yaml'
import * as z from 'zod'
import { optionTexts, type Question } from './question-file.ts'

const Solution = z.strictObject({ answer: z.enum(letters), by: z.string().min(1), text: z.string() })
export type Solution = z.infer<typeof Solution>
const SolvedFile = z.record(z.string(), Solution)

/** The answers of solvers who had not seen the key, with a hash of the text they answered, by question id. */
export type Solutions = Map<string, Solution>

export async function readSolved(folder: string): Promise<Solutions> {
  const files = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.yaml')) : []
  const solved: Solutions = new Map()
  for (const name of files) {
    const entries = SolvedFile.parse(parse(await readFile(join(folder, name), 'utf8')) ?? {})
    for (const [id, solution] of Object.entries(entries)) solved.set(id, solution)
  }
  return solved
}

/** A short hash of what the solver saw, including the words for the figure; a changed word needs a new solution. */
export const textHash = (question: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([question.text, ...optionTexts(question), ...alternativeText(question)]))
    .digest('hex')
    .slice(0, 12)

const alternativeText = ({ image }: Question) => (image ? [image.alt] : [])

export const isSolved = (question: Question, solved: Solutions): boolean => {
  const solution = solved.get(question.id)
  return solution?.answer === question.answer && solution.text === textHash(question)
}
