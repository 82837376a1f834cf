import { useQuery } from '@tanstack/react-query'
import { quizLimits } from '@vikalp/domain/limits'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useRole } from '#account/use-role.ts'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useNavigationState } from '#platform/navigation/screen-state.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { useAnnounceLater } from '#ui/feedback/use-announce-later.ts'
import { Button } from '#ui/input/button.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { chapterEntries, chapterProgress } from './catalogue.api.ts'
import { ChapterCard, type NamedChapter } from './chapter-card.tsx'
import { ChapterFilterChips } from './chapter-filter-chips.tsx'
import {
  type ChapterFilter,
  filterChapters,
  filtersFor,
  filtersFromSearch,
  searchFor,
} from './chapter-filters.ts'
import styles from './chapter-list.module.css'
import { ChapterSearch, searchFrom } from './chapter-search.tsx'
import tools from './chapter-tools.module.css'
import { findChapters } from './find-chapters.ts'
import { quizKinds, useQuizKind } from './quiz-kind.ts'
import { quizLengths, useQuizLength } from './quiz-length.ts'

type ChapterListProps = { testType: string; subject: string; all: readonly NamedChapter[] }

/** The chapters show at once; what the server counts comes later and moves nothing. */
export function ChapterList({ testType, subject, all }: ChapterListProps) {
  const m = useMessages('chapterList')
  const [search, setSearch] = useState('')
  const [length, chooseLength] = useQuizLength()
  const role = useRole()
  const isStudent = role === 'student'
  // The line is there before the role is known, so that nothing moves for a student.
  const hasKinds = isStudent || role === undefined
  const [kind, chooseKind] = useQuizKind()
  const counts = useQuery(chapterEntries(testType, subject))
  const progress = useQuery({ ...chapterProgress(testType, subject), enabled: isStudent })
  const begun = new Map(progress.data?.map((each) => [each.chapter, each]))
  const offered = filtersFor(all, isStudent)
  const [filters, chooseFilters] = useFilters(offered)
  const shown = findChapters(filterChapters(all, filters, new Set(begun.keys())), search)
  const isNarrowed = search !== '' || filters.length > 0
  const none = search === '' ? m.noneLeft : m.noMatch(search.trim())
  const left = shown.length > 0 ? m.found(shown.length, all.length) : none
  useAnnounceLater(isNarrowed ? left : undefined)
  const showAll = () => {
    setSearch('')
    chooseFilters([])
  }
  const warmQuiz = () => prefetchScreen('quiz')
  return (
    <div className={styles.list}>
      <div className={tools.tools}>
        {all.length >= searchFrom && <ChapterSearch search={search} onChange={setSearch} />}
        <div className={tools.length}>
          <SelectField
            label={m.length}
            options={quizLengths.map((count) => ({ value: String(count), label: m.questions(count) }))}
            value={String(length)}
            onChoose={(count) => chooseLength(Number(count))}
          />
        </div>
        {hasKinds && (
          <div className={classNames(tools.length, tools.kind)}>
            <SelectField
              label={m.kind}
              hint={m.kinds[kind].text}
              options={quizKinds.map((each) => ({ value: each, label: m.kinds[each].name }))}
              value={kind}
              onChoose={chooseKind}
            />
          </div>
        )}
        <div className={tools.filters}>
          <ChapterFilterChips offered={offered} chosen={filters} onChoose={chooseFilters} />
          <p className={classNames(tools.left, !isNarrowed && tools.all)}>
            {isNarrowed ? m.found(shown.length, all.length) : m.all(all.length)}
          </p>
        </div>
      </div>
      {shown.length === 0 && (
        <div className={tools.none}>
          <p>{left}</p>
          <Button kind="outline" onClick={showAll}>
            {m.showAll}
          </Button>
        </div>
      )}
      <ul className={styles.chapters} onPointerDown={warmQuiz} onFocus={warmQuiz}>
        {shown.map((chapter) => (
          <ChapterCard
            key={chapter.key}
            chapter={chapter}
            quiz={{
              testType,
              subject,
              chapter: chapter.key,
              count: length === quizLimits.questions.usual ? 0 : length,
              practice: hasKinds && kind !== 'usual' ? kind : '',
            }}
            questions={counts.data?.find(({ key }) => key === chapter.key)?.questions}
            progress={begun.get(chapter.key)}
          />
        ))}
      </ul>
    </div>
  )
}

/** The chosen filters are in the address, so that Back from a quiz finds them again. */
function useFilters(offered: readonly ChapterFilter[]) {
  const [, navigate] = useLocation()
  const state = useNavigationState()
  const chosen = filtersFromSearch(useSearch(), offered)
  const choose = (filters: readonly ChapterFilter[]) =>
    navigate(`${paths.chapters}${searchFor(filters)}`, { replace: true, state })
  return [chosen, choose] as const
}
