import { proseOf } from './formulas.ts'
import { sentencesOf } from './words.ts'

/** The sentence that asks: the last with a question mark, else the last sentence. A pair of ‖ stands for bold. */
export function askingSentence(text: string): string {
  const sentences = sentencesOf(proseOf(text, 'X').replaceAll('**', '‖'))
  return sentences.findLast((sentence) => sentence.includes('?')) ?? sentences.at(-1) ?? ''
}

/** A wrong statement is asked for. */
export const isNegative = ({ text }: { text: string }): boolean =>
  /‖[A-Z ]*(?:NOT|INCORRECT|EXCEPT|FALSE|WRONG)/.test(askingSentence(text))
