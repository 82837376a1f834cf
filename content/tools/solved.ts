import { createHash } from 'node:crypto'
import { letters } from '@vikalp/domain/vocabulary'
import * as z from 'zod'
import { type AnyQuestion, isNumeric, optionTexts } from './question-file.ts'
import { readRecords } from './records-of-questions.ts'

/** A letter, or the number that was typed. */
export const Answer = z.union([z.enum(letters), z.string().regex(/^-?\d+(?:\.\d+)?$/)])
export type Answer = z.infer<typeof Answer>

const Solution = z.strictObject({ answer: Answer, by: z.string().min(1), text: z.string() })
export type Solution = z.infer<typeof Solution>

/** The answers of solvers who had not seen the key, with a hash of the text they answered, by question id. */
export type Solutions = Map<string, Solution>

export const readSolved = (folder: string): Promise<Solutions> => readRecords(folder, Solution)

/** A short hash of what the solver saw, including the figure and its words; a change needs a new solution. */
export const textHash = (question: AnyQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify([question.text, ...optionTexts(question), ...shownOf(question)]))
    .digest('hex')
    .slice(0, 12)

const shownOf = (question: AnyQuestion): string[] => {
  const { image } = question
  const structures = isNumeric(question) ? undefined : question.structures
  return [
    ...(image ? [image.alt, ...(image.structures ? [image.structures] : [])] : []),
    ...(structures ? letters.map((letter) => structures[letter]) : []),
  ]
}

export const isSolved = (question: AnyQuestion, solved: Solutions): boolean => {
  const solution = solved.get(question.id)
  return solution?.text === textHash(question) && isKey(question, solution.answer)
}

/** Whether this answer is right: the letter, or a number within the tolerance. */
export function isKey(question: AnyQuestion, answer: Answer): boolean {
  if (!isNumeric(question)) return answer === question.answer
  const { value, tolerance } = question.answer
  return Math.abs(Number(answer) - Number(value)) <= tolerance + 1e-9
}

/** The key as a solver writes it. */
export const keyOf = (question: AnyQuestion): string =>
  isNumeric(question) ? question.answer.value : question.answer
