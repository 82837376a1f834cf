export type TopicTally = { chapter: string; topic: string; answered: number; correct: number }

type Place = { chapter: string; topic: string }

type Answered = { questionId: string; selectedOption: string | null; isCorrect: boolean }

/**
 * Answers per topic, without skipped questions; a withdrawn question has no topic any more. The order is fixed, so that
 * two submits of a student cannot deadlock over the rows.
 */
export function tallyTopics(
  verdicts: readonly Answered[],
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
