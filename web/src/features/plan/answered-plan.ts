import type { Today } from '@vikalp/contract/practice/plan'
import type { AttemptRecord } from '#attempts/attempt.ts'
import { keyOfBlock } from '#attempts/block-key.ts'

type Answered = Pick<AttemptRecord, 'today' | 'questionIds' | 'refused'>

/** A plan that could not be fetched anew, with what this device has handed in of it since. */
export function withAnswered(plan: Today, finished: readonly Answered[]): Today {
  const blocks = plan.blocks.map((block) => {
    const handedIn = finished
      .filter(
        ({ today, refused }) =>
          today === keyOfBlock({ day: plan.day, id: block.id }) && refused === undefined,
      )
      .reduce((sum, { questionIds }) => sum + questionIds.length, 0)
    return { ...block, done: Math.max(block.done, Math.min(block.count, handedIn)) }
  })
  return {
    ...plan,
    blocks,
    done: blocks.reduce((sum, { done }) => sum + done, 0),
    secondsLeft: Math.round(
      blocks.reduce((sum, { seconds, count, done }) => sum + (seconds * (count - done)) / count, 0),
    ),
  }
}
