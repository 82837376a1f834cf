import type { Section } from '../papers/template.ts'
import { type AnsweredQuestion, markPaper } from './mark-paper.ts'
import type { Response } from './mark-question.ts'

/** What saving would have changed: how many last picks were never saved, how many were right, and the score with them. */
export type UnsavedPicks = { picks: number; right: number; score: number; withThem: number }

/** `unsaved` has for each question the last pick that was left without being saved, where there is one. */
export function unsavedPicks(
  sections: readonly Section[],
  answered: readonly AnsweredQuestion[],
  unsaved: readonly Response[],
): UnsavedPicks {
  const saved = answered.map((question, place) => {
    const response = unsaved[place] ?? question.response
    return { ...question, response }
  })
  const [now, then] = [markPaper(sections, answered), markPaper(sections, saved)]
  const places = unsaved.flatMap((response, place) => (response === null ? [] : [place]))
  return {
    picks: places.length,
    right: places.filter((place) => then.questions[place]?.verdict === 'right').length,
    score: now.score,
    withThem: then.score,
  }
}
