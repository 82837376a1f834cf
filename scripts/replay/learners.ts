import type { QuestionBank } from '../../server/src/question-bank/question-bank.ts'
import { learnerEvents } from './learner-events.ts'
import type { Replay } from './replay.ts'

/** The probability of every answer before it, and at the end what is believed of every student and item. */
export function replayLearners(bank: QuestionBank): Replay {
  const { learners, take } = learnerEvents(bank)
  return {
    line: (event) => [{ p: take(event).p }],
    end: () => [
      ...[...learners.students].flatMap(([student, { nodes }]) =>
        [...nodes].map(([node, { mean, variance }]) => ({ student, node, mean, var: variance })),
      ),
      ...[...learners.levels].map(([id, { mean, variance }]) => ({
        node: `item:${id}`,
        mean,
        var: variance,
      })),
    ],
  }
}
