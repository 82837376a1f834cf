import { type Day, daysBetween } from '../progress/periods.ts'
import type { Letter } from '../vocabulary.ts'

/** A question that was answered wrong; it is repaired on a later day, and proven by another of its kind after that. */
export type Mistake = {
  questionId: string
  /** The misconception behind the option that was chosen last, where one is named. */
  code?: string
  lastOption: Letter | null
  times: number
  firstOn: Day
  lastOn: Day
  repairedOn: Day | null
  provenOn: Day | null
}

/** An answer to the same question, or to a sibling: one with the same misconception. */
export type LaterAnswer = {
  questionId: string
  codes: readonly string[]
  option: Letter | null
  right: boolean
  on: Day
}

const provenAfter = 2

/**
 * A wrong answer, the first or another one: it is to be repaired, again. One that was given before the last and arrived late
 * is only counted.
 */
export function mistakeMade(
  before: Mistake | undefined,
  { questionId, option, on, code }: Omit<LaterAnswer, 'right' | 'codes'> & { code?: string },
): Mistake {
  const times = (before?.times ?? 0) + 1
  if (before && (on < before.lastOn || on < (before.repairedOn ?? on)))
    return { ...before, times, firstOn: on < before.firstOn ? on : before.firstOn }
  return {
    questionId,
    code,
    lastOption: option,
    times,
    firstOn: before?.firstOn ?? on,
    lastOn: on,
    repairedOn: null,
    provenOn: null,
  }
}

/** Right on a later day repairs a mistake; a sibling right at least two days after that proves it (rule 103). */
export function afterRight(mistake: Mistake, answer: LaterAnswer): Mistake {
  if (!answer.right) return mistake
  const { questionId, on } = answer
  if (questionId === mistake.questionId)
    return mistake.repairedOn === null && on > mistake.lastOn ? { ...mistake, repairedOn: on } : mistake
  const isSibling = mistake.code !== undefined && answer.codes.includes(mistake.code)
  const isLater = mistake.repairedOn !== null && daysBetween(mistake.repairedOn, on) >= provenAfter
  return isSibling && isLater && mistake.provenOn === null ? { ...mistake, provenOn: on } : mistake
}

/** A question of a card's topic that can be asked on its review. */
export type ReviewItem = { id: string; codes: readonly string[]; isSeen: boolean }

/**
 * What a review of a card asks: its oldest unrepaired mistake, else an unseen item with the misconception of one of
 * its mistakes, else any unseen item of the topic; at last one that was seen.
 */
export function reviewItem<I extends ReviewItem>(
  items: readonly I[],
  mistakes: readonly Mistake[],
): I | undefined {
  const open = mistakes
    .filter(({ repairedOn }) => repairedOn === null)
    .toSorted((a, b) => (a.lastOn < b.lastOn ? -1 : Number(a.lastOn > b.lastOn)))
  const mistaken = open.map(({ questionId }) => items.find(({ id }) => id === questionId)).find(Boolean)
  if (mistaken) return mistaken
  const codes = new Set(mistakes.flatMap(({ code }) => code ?? []))
  const unseen = items.filter(({ isSeen }) => !isSeen)
  return unseen.find((item) => item.codes.some((code) => codes.has(code))) ?? unseen[0] ?? items[0]
}
