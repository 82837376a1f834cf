import { useMessages } from '#platform/texts/messages.tsx'
import styles from './chapter-filter-chips.module.css'
import { type ChapterFilter, classOf, toggled } from './chapter-filters.ts'

type ChapterFilterChipsProps = {
  offered: readonly ChapterFilter[]
  chosen: readonly ChapterFilter[]
  onChoose: (filters: readonly ChapterFilter[]) => void
}

export function ChapterFilterChips({ offered, chosen, onChoose }: ChapterFilterChipsProps) {
  const m = useMessages('chapterList')
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{m.filter}</legend>
      {offered.map((filter) => {
        const year = classOf(filter)
        return (
          <button
            key={filter}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(filter)}
            onClick={() => onChoose(toggled(chosen, filter))}
          >
            {year === undefined ? m.notBegun : m.class(year)}
          </button>
        )
      })}
    </fieldset>
  )
}
