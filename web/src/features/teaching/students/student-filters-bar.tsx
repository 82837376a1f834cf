import { listLimits } from '@vikalp/domain/limits'
import { studentStatuses } from '@vikalp/domain/vocabulary'
import { type Ref, useEffect, useEffectEvent, useId, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { SearchBox } from '#ui/input/search-box.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { changeFilters, type StudentFilters } from './student-filters.ts'
import styles from './student-filters-bar.module.css'

const searchAfterMs = 300

type StudentFiltersBarProps = {
  classes: readonly { id: string; name: string }[]
  filters: StudentFilters
  choose: (filters: StudentFilters) => void
  searchRef: Ref<HTMLInputElement>
}

export function StudentFiltersBar({ classes, filters, choose, searchRef }: StudentFiltersBarProps) {
  const m = useMessages('teacher').students
  return (
    <search className={styles.filters}>
      <SearchField
        ref={searchRef}
        label={m.search}
        sought={filters.search}
        seek={(search) => choose(changeFilters(filters, { search }))}
      />
      <SelectField
        label={m.class}
        value={classes.some(({ id }) => id === filters.class) ? filters.class : 'all'}
        options={[
          { value: 'all', label: m.allClasses },
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(id) => choose(changeFilters(filters, { class: id }))}
      />
      <SelectField
        label={m.status}
        value={filters.status}
        options={(['all', ...studentStatuses] as const).map((value) => ({
          value,
          label: value === 'all' ? m.all : m.statuses[value],
        }))}
        onChoose={(status) => choose(changeFilters(filters, { status }))}
      />
    </search>
  )
}

type SearchFieldProps = {
  label: string
  sought: string
  seek: (text: string) => void
  ref: Ref<HTMLInputElement>
}

/** Shows each letter at once and searches when the typing pauses. */
function SearchField({ label, sought, seek, ref }: SearchFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(sought)
  const [lastSought, setLastSought] = useState(sought)
  // Changed elsewhere: a chip was removed, or everything reset.
  if (sought !== lastSought) {
    setLastSought(sought)
    setTyped(sought)
  }
  const ask = useEffectEvent(() => {
    if (typed === sought) return
    setLastSought(typed)
    seek(typed)
  })
  useEffect(() => {
    const timer = setTimeout(ask, typed === '' ? 0 : searchAfterMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <SearchBox
        ref={ref}
        id={id}
        value={typed}
        maxLength={listLimits.search}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
