import { useInfiniteQuery } from '@tanstack/react-query'
import type { Question } from '@vikalp/contract/question'
import type { Letter } from '@vikalp/domain/vocabulary'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { EmptyPanel } from '#ui/layout/empty-panel.tsx'
import { Page } from '#ui/layout/page.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filtersFrom } from './mistake-filters.ts'
import { MistakeList, type Mistakes } from './mistake-list.tsx'
import { mistakesQuery } from './mistakes.api.ts'

/** What comes from other features: the options with the key and the explanation. */
export type MistakeSlots = { answerOf: (question: Question, chosen: Letter | null) => ReactNode }

/** The notebook of mistakes (rule 103): what was answered wrong comes again until it is repaired. */
export function MistakesPage(slots: MistakeSlots) {
  const m = useMessages('mistakes')
  const filters = filtersFrom(useSearch())
  const list = useInfiniteQuery(mistakesQuery(filters))
  const first = list.data?.pages[0]
  const isFiltered = first !== undefined && (first.found !== first.total || filters.show !== 'all')
  return (
    <Page
      title={m.title}
      subtitle={first && first.total > 0 && m.counts(first.total, first.repaired)}
      back={{ href: paths.profile, label: m.toProfile }}
      narrow
    >
      {first && (first.total > 0 || isFiltered) && <FilterBar filters={filters} chapters={first.chapters} />}
      {list.isPending && <Skeleton shape="card" count={3} />}
      {first && first.found === 0 && <NothingHere isFiltered={isFiltered} />}
      {first && first.found > 0 && <MistakeList list={list} filters={filters} slots={slots} />}
      {list.isError && <Failed list={list} />}
    </Page>
  )
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  const m = useMessages('mistakes')
  if (isFiltered) return <p role="status">{m.nothingFound}</p>
  return (
    <EmptyPanel title={m.emptyTitle} text={m.empty} action={{ href: paths.exams, label: m.emptyAction }} />
  )
}

function Failed({ list }: { list: Pick<Mistakes, 'error' | 'isFetching' | 'refetch'> }) {
  const m = useMessages('mistakes')
  const problems = useMessages('problems')
  if (failureCode(list.error) === 'forbidden') return <p>{m.notStudent}</p>
  return (
    <FailedPanel title={m.failed} query={list}>
      {problemText(problems, 'other', list.error)}
    </FailedPanel>
  )
}
