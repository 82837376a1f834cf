import type { Today, TodayBlock } from '@vikalp/contract/practice/plan'
import { keyOfBlock } from '#attempts/block-key.ts'
import { paths } from '#platform/navigation/paths.ts'

/** Where a block begins: the quiz of what is left of it, or the list of mock tests. */
export const startOfBlock = (day: Today['day'], block: TodayBlock, name: string) =>
  block.subject === null
    ? { href: paths.mocks }
    : {
        href: paths.quiz,
        state: {
          testType: block.exam,
          subject: block.subject,
          chapter: block.chapter ?? name,
          quick: true,
          today: keyOfBlock({ day, id: block.id }),
        },
      }

export const nextBlock = ({ blocks }: Today): TodayBlock | undefined =>
  blocks.find(({ done, count }) => done > 0 && done < count) ?? blocks.find(({ done, count }) => done < count)
