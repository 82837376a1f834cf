import { type CSSProperties, useRef, useState } from 'react'
import { useDashboard } from '#dashboard/use-dashboard.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAnnounceLater } from '#ui/feedback/use-announce-later.ts'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { FilterChips } from './filter-chips.tsx'
import { NoStudents } from './no-students.tsx'
import { type ShortcutCounts, Shortcuts } from './shortcuts.tsx'
import { filtersInUse, noFilters } from './student-filters.ts'
import { StudentFiltersBar } from './student-filters-bar.tsx'
import { StudentList } from './student-list.tsx'
import styles from './student-management.module.css'
import { studentsQuery } from './students.api.ts'
import { StudentsPager } from './students-pager.tsx'
import { useStudentFilters } from './use-student-filters.ts'

// As many as the server puts on a page.
const pageSize = 15

type StudentManagementProps = ShortcutCounts & { students: number }

/** Requirements 11.3 and 11.4: search, filters, a count, and a row per student. The server filters and pages. */
export function StudentManagement({ students, ...counts }: StudentManagementProps) {
  const m = useMessages('teacher').students
  const problems = useMessages('problems')
  const [filters, choose] = useStudentFilters()
  const { data, isUpdating, error, refetch } = useDashboard(studentsQuery(filters))
  const heading = useRef<HTMLHeadingElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const isFiltered = filtersInUse(filters).length > 0
  const count = data && m.count(data.total, data.of)
  // After a filter, showing everybody again is announced too.
  const [wasFiltered, setWasFiltered] = useState(isFiltered)
  if (isFiltered && !wasFiltered) setWasFiltered(true)
  useAnnounceLater(wasFiltered && !isUpdating ? count : undefined)

  if (data?.of === 0) return <NoStudents />
  const filtering = { classes: data?.classes ?? [], filters, choose }
  const reset = () => {
    choose(noFilters)
    search.current?.focus()
  }
  // What stands below keeps its place when the rows come.
  const rows = { '--rows': Math.min(students, pageSize) } as CSSProperties // a custom property
  const turnTo = (page: number) => {
    choose({ ...filters, page })
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <SectionCard
      title={m.title}
      headingRef={heading}
      aside={
        <div className={styles.aside}>
          <p className={styles.count}>{count}</p>
          <Shortcuts {...counts} filters={filters} choose={choose} />
        </div>
      }
    >
      <StudentFiltersBar {...filtering} searchRef={search} />
      {isFiltered && <FilterChips {...filtering} onLast={() => search.current?.focus()} />}
      {!data && !error && <Skeleton className={styles.waiting} style={rows} />}
      {error !== undefined && (
        <FailedNote retry={refetch}>
          {m.failed}. {problemText(problems, 'other', error)}
        </FailedNote>
      )}
      {data && <StudentList page={data} isUpdating={isUpdating} reset={reset} />}
      {data && <StudentsPager page={data} turnTo={turnTo} />}
    </SectionCard>
  )
}
