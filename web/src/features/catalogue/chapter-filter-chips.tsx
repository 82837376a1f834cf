import { useMessages } from '#platform/texts/messages.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { type ChapterFilter, classOf, toggled } from './chapter-filters.ts'

type ChapterFilterChipsProps = {
  offered: readonly ChapterFilter[]
  chosen: readonly ChapterFilter[]
  onChoose: (filters: readonly ChapterFilter[]) => void
}

export function ChapterFilterChips({ offered, chosen, onChoose }: ChapterFilterChipsProps) {
  const m = useMessages('chapterList')
  const chips = offered.map((filter) => {
    const year = classOf(filter)
    return {
      value: filter,
      label: year === undefined ? m.notBegun : m.class(year),
      isChosen: chosen.includes(filter),
    }
  })
  return (
    <ToggleChips legend={m.filter} chips={chips} onChoose={(filter) => onChoose(toggled(chosen, filter))} />
  )
}
