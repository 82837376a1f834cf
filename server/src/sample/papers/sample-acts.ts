import { type Random, shuffle } from '@vikalp/domain/random'
import type { SittingEvent } from '@vikalp/domain/sitting/event'
import { letters } from '@vikalp/domain/vocabulary'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { drawBetween } from '../draw.ts'

/** Of a hundred: left open, picked and never saved, saved and marked. */
const shares = { blank: 9, slip: 3, marked: 12 } as const

/**
 * What a diligent student does in a paper with four options each: question by question, of a hundred so many right, some
 * left, a few picks never saved.
 */
export function drawActs(
  bank: QuestionBank,
  questionIds: readonly string[],
  rightOf100: number,
  random: Random,
): SittingEvent[] {
  const events: SittingEvent[] = []
  let t = 0
  const act = (event: Omit<SittingEvent, 'seq' | 't'>): void => {
    events.push({ ...event, seq: events.length + 1, t })
  }
  for (const [q, id] of questionIds.entries()) {
    act({ k: 'open', q })
    t += 1000 * drawBetween(22, 58, random)
    const answer = bank.find(id)?.answer
    const drawn = 100 * random()
    if (!answer || drawn < shares.blank) continue
    const [wrong] = shuffle(
      letters.filter((letter) => letter !== answer),
      random,
    )
    act({ k: 'pick', q, v: 100 * random() < rightOf100 ? answer : (wrong ?? answer) })
    if (drawn < shares.blank + shares.slip) continue
    act({ k: drawn > 100 - shares.marked ? 'saveMark' : 'save', q })
  }
  return events
}
