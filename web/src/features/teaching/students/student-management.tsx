import type { StudentsPage } from '@vikalp/contract/teacher-profile'
import { type CSSProperties, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useDashboard } from '#dashboard/use-dashboard.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAnnounceLater } from '#ui/feedback/use-announce-later.ts'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { FilterChips } from './filter-chips.tsx'
import { NoStudents } from './no-students.tsx'
import { type ShortcutCounts, Shortcuts } from './shortcuts.tsx'
import { filtersInUse, noFilters, type StudentFilters, writeFilters } from './student-filters.ts'
import { StudentFiltersBar } from './student-filters-bar.tsx'
import { StudentList } from './student-list.tsx'
import styles from './student-management.module.css'
import { studentsQuery } from './students.api.ts'
import { StudentsPager } from './students-pager.tsx'
import { useStudentFilters } from './use-student-filters.ts'

// As many as the server puts on a page.
const pageSize = 15

type StudentManagementProps = ShortcutCounts & {
  students: number
  /** Only so many, with the way to the others. */
  most?: number
}

/** Requirements 11.3 and 11.4: search, filters, a count, and a row per student. The server filters and pages. */
export function StudentManagement({ students, most = pageSize, ...counts }: StudentManagementProps) {
  const m = useMessages('teacher').students
  const problems = useMessages('problems')
  const [chosen, choose] = useStudentFilters()
  const isPart = most < pageSize
  const filters = isPart ? { ...chosen, page: 1 } : chosen
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
  const rows = { '--rows': Math.min(students, most) } as CSSProperties // a custom property
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
      {data && <StudentList page={firstOf(data, most)} isUpdating={isUpdating} reset={reset} />}
      {data && !isPart && <StudentsPager page={data} turnTo={turnTo} />}
      {data && isPart && data.total > most && (
        <p className={styles.all}>
          <Link href={roomWith(filters)}>{m.everybody(data.total)}</Link>
        </p>
      )}
    </SectionCard>
  )
}

const firstOf = (page: StudentsPage, most: number): StudentsPage => ({
  ...page,
  students: page.students.slice(0, most),
})

/** The room of all students, narrowed as they are here. */
function roomWith(filters: StudentFilters): string {
  const search = writeFilters('', filters)
  return search === '' ? paths.teacherStudents : `${paths.teacherStudents}?${search}`
}
