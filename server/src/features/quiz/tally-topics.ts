import type { Letter } from '@vikalp/domain/quiz/score-attempt'
import type { QuestionBank } from '#question-bank/question-bank.ts'

export type TopicTally = { chapter: string; topic: string; answered: number; correct: number }

/**
 * Answers given per topic, without the skipped ones; a question that was withdrawn has no topic any more. In one order,
 * so that two submits of a student never wait for each other's rows.
 */
export function tallyTopics(
  bank: QuestionBank,
  key: ReadonlyMap<string, Letter>,
  chosen: ReadonlyMap<string, Letter | null>,
): TopicTally[] {
  const tallies = new Map<string, TopicTally>()
  for (const [id, letter] of chosen) {
    const question = bank.find(id)
    if (!question || !letter) continue
    const { chapter, topic } = question
    const name = `${chapter}/${topic}`
    const { answered, correct } = tallies.get(name) ?? { answered: 0, correct: 0 }
    const isCorrect = key.get(id) === letter
    tallies.set(name, { chapter, topic, answered: answered + 1, correct: correct + Number(isCorrect) })
  }
  return [...tallies.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => tally)
}
