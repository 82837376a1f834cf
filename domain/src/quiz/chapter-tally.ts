import type { Verdict } from './score-attempt.ts'

/** What an attempt says of one chapter: the questions met, how many there were and how many were right. */
export type ChapterTally = { chapter: string; met: string[]; correct: number; total: number }

/** In a fixed order, as topics are; a withdrawn question has no chapter any more. */
export function tallyChapters(
  verdicts: readonly Verdict[],
  findQuestion: (id: string) => { chapter: string } | undefined,
): ChapterTally[] {
  const tallies = new Map<string, ChapterTally>()
  for (const { questionId, isCorrect } of verdicts) {
    const chapter = findQuestion(questionId)?.chapter
    if (chapter === undefined) continue
    const tally = tallies.get(chapter) ?? { chapter, met: [], correct: 0, total: 0 }
    tally.met.push(questionId)
    tally.correct += Number(isCorrect)
    tally.total++
    tallies.set(chapter, tally)
  }
  for (const { met } of tallies.values()) met.sort()
  return [...tallies.values()].sort((a, b) => (a.chapter < b.chapter ? -1 : 1))
}
