import type { Today, TodayBlock } from '@vikalp/contract/practice/plan'
import { Check } from 'lucide'
import { useId } from 'react'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { questionsInHand } from './blocks-in-hand.ts'
import styles from './plan.module.css'
import { minutesOf } from './plan-parts.ts'
import { startOfBlock } from './start-block.ts'
import { useChangePlan } from './use-change-plan.ts'

type PlanBlocksProps = {
  today: Today
  canChange: boolean
  /** It could not be fetched: only what is on the phone can be begun. */
  isOld: boolean
}

/** The parts of the day, each to be begun, dropped or swapped. */
export function PlanBlocks({ today, canChange, isOld }: PlanBlocksProps) {
  const change = useChangePlan(today.day)
  return (
    <ul className={styles.blocks}>
      {today.blocks.map((block) => (
        <BlockRow
          key={block.id}
          day={today.day}
          block={block}
          change={canChange ? change : undefined}
          canBegin={!isOld || questionsInHand(today.day, block) > 0}
        />
      ))}
    </ul>
  )
}

type BlockRowProps = {
  day: Today['day']
  block: TodayBlock
  change: ReturnType<typeof useChangePlan> | undefined
  canBegin: boolean
}

function BlockRow({ day, block, change, canBegin }: BlockRowProps) {
  const m = useMessages('plan')
  const id = useId()
  const { title, about } = useBlockName(block)
  const { count, done, seconds } = block
  const isDone = done >= count
  const left = (seconds * (count - done)) / count
  return (
    <li className={styles.block} aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p className={styles.note}>
          {about && `${about} · `}
          {block.block === 'mock'
            ? m.mockTime(minutesOf(seconds))
            : isDone
              ? m.questions(count)
              : m.blockLeft(done, count, minutesOf(left))}
        </p>
      </div>
      {isDone ? (
        <Chip tone="correct" icon={<Icon of={Check} />}>
          {m.blockDone}
        </Chip>
      ) : (
        <div className={styles.acts}>
          {canBegin ? (
            <LinkButton
              kind="tonal"
              {...startOfBlock(day, block, m.title)}
              aria-label={m.of(done > 0 ? m.goOn : m.start, title)}
              onPointerDown={() => prefetchScreen(block.subject === null ? 'mocks' : 'quiz')}
            >
              {done > 0 ? m.goOn : m.start}
            </LinkButton>
          ) : (
            <p className={styles.note}>{m.notOnPhone}</p>
          )}
          {change && <Changes change={change} id={block.id} title={title} />}
        </div>
      )}
    </li>
  )
}

type ChangesProps = { change: ReturnType<typeof useChangePlan>; id: number; title: string }

function Changes({ change, id, title }: ChangesProps) {
  const m = useMessages('plan')
  return (
    <>
      <Button
        kind="text"
        busy={change.isPending && change.variables?.swap === id}
        aria-label={m.of(m.swap, title)}
        onClick={() => change.mutate({ swap: id })}
      >
        {m.swap}
      </Button>
      <Button
        kind="text"
        busy={change.isPending && change.variables?.drop === id}
        aria-label={m.of(m.drop, title)}
        onClick={() => change.mutate({ drop: id })}
      >
        {m.drop}
      </Button>
    </>
  )
}

/** A topic by its name, the others by what they do. */
export function useBlockName({ block, subject, chapter, topic }: TodayBlock) {
  const m = useMessages('plan')
  const { subjectName } = useNames()
  const chapterTitle = useChapterTitle()
  const ofSubject = subject === null ? '' : subjectName(subject)
  if (block !== 'topic') return { title: m.blocks[block], about: ofSubject }
  return {
    title: topic ?? '',
    about: [ofSubject, chapter && chapterTitle(chapter)].filter(Boolean).join(' · '),
  }
}
