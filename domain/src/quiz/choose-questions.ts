import type { Random } from '../random.ts'
import { shuffle } from '../random.ts'
import { type Difficulty, difficulties } from '../vocabulary.ts'
import type { LastAnswer } from './last-answers.ts'

export type Candidate = { id: string; topic: string; difficulty: Difficulty }

/**
 * Unseen questions first, then those answered wrong, then those seen longest ago (rule 11). Difficulties are mixed, and
 * neighbours have different topics where possible.
 */
export function chooseQuestions<C extends Candidate>(
  candidates: readonly C[],
  answered: ReadonlyMap<string, LastAnswer>,
  count: number,
  random: Random,
): C[] {
  const rank = (candidate: C): number => {
    const last = answered.get(candidate.id)
    if (!last) return 0
    return last.wasCorrect ? 2 : 1
  }
  const age = (candidate: C): number => answered.get(candidate.id)?.order ?? 0
  const ranked = Map.groupBy(candidates, rank)
  const [unseen = [], wrong = [], right = []] = [0, 1, 2].map((wanted) =>
    shuffle(ranked.get(wanted) ?? [], random),
  )
  const oldestFirst = right.sort((a, b) => age(a) - age(b))
  const preferred = [...dealByDifficulty(unseen, count), ...dealByDifficulty(wrong, count), ...oldestFirst]
  return separateTopics(shuffle(preferred.slice(0, count), random))
}

/** Easy, Medium, Medium, Hard, and so on while there are questions of each, at least `least` or all. */
function dealByDifficulty<C extends Candidate>(candidates: readonly C[], least: number): C[] {
  const piles = Map.groupBy(candidates, ({ difficulty }) => difficulty)
  const [easy = [], medium = [], hard = []] = difficulties.map((difficulty) => piles.get(difficulty))
  const dealt: C[] = []
  while (dealt.length < Math.min(least, candidates.length))
    for (const pile of [easy, medium, medium, hard]) {
      const next = pile.shift()
      if (next) dealt.push(next)
    }
  return dealt
}

/** Places at each step the most frequent remaining topic that differs from the last one. */
function separateTopics<C extends Candidate>(chosen: readonly C[]): C[] {
  const left = [...chosen]
  const often = new Map<string, number>()
  for (const { topic } of left) often.set(topic, (often.get(topic) ?? 0) + 1)
  const leftOf = ({ topic }: C): number => often.get(topic) ?? 0
  const ordered: C[] = []
  while (left.length > 0) {
    const lastTopic = ordered.at(-1)?.topic
    const next = left.reduce((best, c) => {
      const fits = Number(c.topic !== lastTopic) - Number(best.topic !== lastTopic)
      return fits > 0 || (fits === 0 && leftOf(c) > leftOf(best)) ? c : best
    })
    left.splice(left.indexOf(next), 1)
    often.set(next.topic, leftOf(next) - 1)
    ordered.push(next)
  }
  return ordered
}
