import { X } from 'lucide'
import { useRef } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import styles from './filter-chips.module.css'
import {
  changeFilters,
  type FilterName,
  filtersInUse,
  noFilters,
  type StudentFilters,
} from './student-filters.ts'

type FilterChipsProps = {
  classes: readonly { id: string; name: string }[]
  filters: StudentFilters
  choose: (filters: StudentFilters) => void
  /** Called when the last filter has been removed. */
  onLast: () => void
}

/** Every active filter with a button to remove it. The focus moves to the next, or back to the search. */
export function FilterChips({ classes, filters, choose, onLast }: FilterChipsProps) {
  const m = useMessages('teacher').students
  const chips = useRef<HTMLFieldSetElement>(null)
  const names: Record<FilterName, string> = {
    search: m.searchChip(filters.search.trim()),
    class: m.classChip(classes.find(({ id }) => id === filters.class)?.name ?? m.unknownClass),
    status: m.statusChip(filters.status === 'all' ? m.all : m.statuses[filters.status]),
    practice: m.idle,
  }
  const take = (changed: StudentFilters, gone: HTMLElement) => {
    const others = [...(chips.current?.querySelectorAll('button') ?? [])].filter((other) => other !== gone)
    const isLast = filtersInUse(changed).length === 0
    choose(changed)
    if (isLast) onLast()
    else others[0]?.focus()
  }
  return (
    <fieldset ref={chips} className={styles.chips}>
      <legend className="visually-hidden">{m.filters}</legend>
      {filtersInUse(filters).map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-label={m.removeFilter(names[name])}
          onClick={(event) => take(changeFilters(filters, { [name]: noFilters[name] }), event.currentTarget)}
        >
          {names[name]} <Icon of={X} size={16} />
        </button>
      ))}
      <Button kind="text" flush onClick={(event) => take(noFilters, event.currentTarget)}>
        {m.reset}
      </Button>
    </fieldset>
  )
}
