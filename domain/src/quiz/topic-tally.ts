import type { Verdict } from './score-attempt.ts'

export type TopicTally = { chapter: string; topic: string; answered: number; correct: number }

type Place = { chapter: string; topic: string }

/**
 * Answers given per topic, without the skipped ones; a question that was withdrawn has no topic any more. In one order,
 * so that two submits of a student never wait for each other's rows.
 */
export function tallyTopics(
  verdicts: readonly Verdict[],
  findQuestion: (id: string) => Place | undefined,
): TopicTally[] {
  const tallies = new Map<string, TopicTally>()
  for (const { questionId, selectedOption, isCorrect } of verdicts) {
    const question = findQuestion(questionId)
    if (!question || selectedOption === null) continue
    const { chapter, topic } = question
    const name = `${chapter}/${topic}`
    const { answered, correct } = tallies.get(name) ?? { answered: 0, correct: 0 }
    tallies.set(name, { chapter, topic, answered: answered + 1, correct: correct + Number(isCorrect) })
  }
  return [...tallies.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => tally)
}
