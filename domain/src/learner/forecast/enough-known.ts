import type { PaperItem } from '../../papers/paper-bank.ts'
import { type PaperTemplate, questionCount, sectionsOf, subjectsOf } from '../../papers/template.ts'
import { type SubjectKey, subjectKeys } from '../../vocabulary.ts'
import type { Abilities } from '../abilities.ts'
import { chapterNode, subjectNode } from '../nodes.ts'
import type { Pool } from './draw-paper.ts'

/** What a forecast needs at least: first answers in all and in each subject, and the share of a paper in practised chapters. */
export const forecastNeeds = { answers: 60, perSubject: 10, share: 0.5 } as const

/** `answers` are still missing in all; `share` of a paper is in chapters that the student has practised. */
export type EnoughKnown =
  | { isEnough: true }
  | { isEnough: false; answers: number; bySubject: Partial<Record<SubjectKey, number>>; share: number }

/** Whether so much is known of a student that a forecast says something; else what is missing. */
export function enoughKnown(
  template: PaperTemplate,
  pools: readonly Pool[],
  abilities: Abilities,
): EnoughKnown {
  const subjects = subjectsOf(template)
  const answered = (subject: SubjectKey): number => abilities.get(subjectNode(subject))?.n ?? 0
  const all = subjects.reduce((sum, subject) => sum + answered(subject), 0)
  const bySubject = Object.fromEntries(
    subjectKeys
      .filter((subject) => subjects.includes(subject))
      .map((subject) => [subject, Math.max(0, forecastNeeds.perSubject - answered(subject))] as const)
      .filter(([, missing]) => missing > 0),
  )
  const share = practisedShare(
    template,
    pools,
    ({ chapter }) => abilities.get(chapterNode(chapter)) !== undefined,
  )
  const answers = Math.max(0, forecastNeeds.answers - all)
  const isEnough = answers === 0 && Object.keys(bySubject).length === 0 && share >= forecastNeeds.share
  return isEnough ? { isEnough } : { isEnough, answers, bySubject, share }
}

/** Of a pool as many questions as of its items are in practised chapters. */
function practisedShare(
  template: PaperTemplate,
  pools: readonly Pool[],
  isPractised: (item: PaperItem) => boolean,
): number {
  const expected = pools.map(({ items, size }) =>
    items.length > 0 ? (size * items.filter(isPractised).length) / items.length : 0,
  )
  return expected.reduce((sum, count) => sum + count, 0) / questionCount(sectionsOf(template))
}
