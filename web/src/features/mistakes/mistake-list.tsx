import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { MistakesPage } from '@vikalp/contract/practice/mistakes'
import { Printer, RotateCcw } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import cards from '#question/question-cards.module.css'
import { Icon } from '#ui/icon.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import type { MistakeFilters } from './mistake-filters.ts'
import { MistakeRow } from './mistake-row.tsx'
import styles from './mistakes-page.module.css'
import type { MistakeSlots } from './mistakes-page.tsx'

export type Mistakes = UseInfiniteQueryResult<InfiniteData<MistakesPage>>

type MistakeListProps = { list: Mistakes; filters: MistakeFilters; slots: MistakeSlots }

export function MistakeList({ list, filters, slots }: MistakeListProps) {
  const m = useMessages('mistakes')
  const pages = list.data?.pages ?? []
  const mistakes = pages.flatMap((page) => page.mistakes)
  const [first] = pages
  return (
    <>
      <div className={styles.acts}>
        {first && <Retries retries={first.retries} />}
        <Button kind="text" flush icon={<Icon of={Printer} size={20} />} onClick={() => print()}>
          {m.print}
        </Button>
      </div>
      <ul className={cards.list}>
        {mistakes.map((entry, place) => (
          <MistakeRow
            key={entry.question._id}
            entry={entry}
            place={place}
            filters={filters}
            answerOf={slots.answerOf}
          />
        ))}
      </ul>
      <div className={cards.more}>
        <ShowMore
          list={list}
          count={m.shownOf(mistakes.length, first?.found ?? 0)}
          more={m.more}
          loading={m.loading}
        />
      </div>
    </>
  )
}

/** A quiz is of one subject: what is shown of two is retried one after the other. */
function Retries({ retries }: Pick<MistakesPage, 'retries'>) {
  const m = useMessages('mistakes')
  const { subjectName } = useNames()
  if (retries.length === 0) return null
  return (
    <>
      {retries.map(({ exam, subject, questionIds }, place) => (
        <LinkButton
          key={subject}
          kind={place === 0 ? 'filled' : 'tonal'}
          icon={<Icon of={RotateCcw} size={20} />}
          href={paths.quiz}
          state={{
            testType: exam,
            subject,
            chapter: m.title,
            quick: true,
            mistakes: questionIds.join(','),
          }}
          onPointerDown={() => prefetchScreen('quiz')}
        >
          {retries.length > 1
            ? m.retryOf(subjectName(subject), questionIds.length)
            : m.retry(questionIds.length)}
        </LinkButton>
      ))}
      <p className={cards.note}>{m.retryNote}</p>
    </>
  )
}
