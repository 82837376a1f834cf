import type { AnswerVerdict } from '../vocabulary.ts'

/** How sure a student was of an answer, as they say it after the paper. */
export const surenesses = ['sure', 'fifty-fifty', 'guess'] as const
export type Sureness = (typeof surenesses)[number]

type SaidAnswer = { sureness: Sureness | undefined; verdict: AnswerVerdict; quarters: number }

/** Marks in quarters: `won` by right answers, `lost` by wrong ones, both from 0 on. */
export type LedgerRow = { sureness: Sureness; answers: number; right: number; won: number; lost: number }

/** What answers of each kind won and lost, of those of which the student has said it; a dropped question is won by nobody. */
export const guessLedger = (answers: readonly SaidAnswer[]): LedgerRow[] =>
  surenesses.flatMap((sureness) => {
    const own = answers.filter((answer) => answer.sureness === sureness && answer.verdict !== 'dropped')
    const sum = (quarters: readonly number[]): number => quarters.reduce((total, one) => total + one, 0)
    const row = {
      sureness,
      answers: own.length,
      right: own.filter(({ verdict }) => verdict === 'right').length,
      won: sum(own.map(({ quarters }) => Math.max(0, quarters))),
      lost: sum(own.map(({ quarters }) => Math.max(0, -quarters))),
    }
    return own.length > 0 ? [row] : []
  })
