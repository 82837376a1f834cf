import { lint } from '../lint.ts'
import type { Question } from '../question-file.ts'
import { sampleBank } from './sample-bank.ts'

/** What a check, such as 'E lengths', says about a bank of these questions. */
export function messagesOf(wanted: string, questions: readonly Question[]): string[] {
  const numbered = questions.map((question, index) => ({
    ...question,
    id: `kin-${String(index + 1).padStart(4, '0')}`,
  }))
  return lint(sampleBank(numbered))
    .filter(({ level, check }) => `${level} ${check}` === wanted)
    .map(({ message }) => message)
}
