import { topicNode } from '../learner/nodes.ts'
import { daysBetween } from '../progress/periods.ts'
import type { Candidate, PracticeState } from './select-question.ts'
import type { WhyQuestion } from './why-question.ts'

/** Fewer answers tell little of a topic; a weak one has less than half of so many right. */
const fewAnswers = 3
const weakFrom = 5
const weakBelow = 0.5

/** The first that applies, in the order of the vocabulary. */
export function reasonFor(item: Candidate, state: PracticeState, p: number): WhyQuestion {
  const node = topicNode(item)
  const own = state.mistakes.find(({ questionId }) => questionId === item.id)
  if (own) return { reason: 'retry', mistake: own }
  const mistake = state.mistakes.find(({ code }) => code !== undefined && item.codes.includes(code))
  if (mistake) return { reason: 'repair', mistake, newNumbers: item.hasNumbers ?? false }
  const due = state.due.get(node)
  if (due) {
    const { lastRightOn } = due
    if (lastRightOn) return { reason: 'due', lastRightOn, days: daysBetween(lastRightOn, state.day) }
    const wasRight = (state.tallies.get(node)?.right ?? 0) > 0
    return { reason: 'due', ...(wasRight && { wasRight }) }
  }
  if (state.isMixed) return { reason: 'mixed' }
  const { topic } = item
  const tally = state.tallies.get(node) ?? { right: 0, answered: 0 }
  const { right, answered } = tally
  if (answered === 0) return { reason: 'new', topic }
  if (answered < fewAnswers) return { reason: 'measure', topic, answered }
  if (answered >= weakFrom && right / answered < weakBelow) return { reason: 'weak', topic, ...tally }
  return { reason: 'level', p }
}
