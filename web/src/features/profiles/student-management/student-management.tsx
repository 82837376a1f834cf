import type { StudentsPage } from '@vikalp/contract/teacher-profile'
import { TriangleExclamationPoint } from 'lucide-react'
import { useRef } from 'react'
import { formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { problemText } from '#platform/problem-text.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useDashboard } from '../use-dashboard.ts'
import { FilterChips } from './filter-chips.tsx'
import { filtersInUse, noFilters } from './student-filters.ts'
import { StudentFiltersBar } from './student-filters-bar.tsx'
import styles from './student-management.module.css'
import { StudentRow } from './student-row.tsx'
import { studentsQuery, type Whose } from './students.api.ts'
import { StudentsPager } from './students-pager.tsx'
import { useAnnounceLater } from './use-announce-later.ts'
import { useStudentFilters } from './use-student-filters.ts'

type StudentManagementProps = { whose: Whose; needAttention: number }

/** spec §2: search, filters, a count, and a row per student. The server filters and pages. */
export function StudentManagement({ whose, needAttention }: StudentManagementProps) {
  const messages = useMessages()
  const m = messages.teacher.students
  const [filters, choose] = useStudentFilters()
  const { data, isUpdating, error, refetch } = useDashboard(studentsQuery(whose, filters))
  const heading = useRef<HTMLHeadingElement>(null)
  const isFiltered = filtersInUse(filters).length > 0
  const count = data && m.count(formatNumber(data.total), formatNumber(data.of))
  useAnnounceLater(isFiltered && !isUpdating ? count : undefined)

  const turnTo = (page: number) => {
    choose({ ...filters, page })
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }
  const isEmpty = data?.of === 0
  return (
    <SectionCard
      title={m.title}
      headingRef={heading}
      aside={
        <div className={styles.aside}>
          {needAttention > 0 && (
            <Button
              kind="tonal"
              icon={<TriangleExclamationPoint />}
              aria-pressed={filters.status === 'poor'}
              onClick={() => choose({ ...noFilters, status: filters.status === 'poor' ? 'all' : 'poor' })}
            >
              {m.needAttention(formatNumber(needAttention))}
            </Button>
          )}
          {!isEmpty && <p className={styles.count}>{count}</p>}
        </div>
      }
    >
      {isEmpty ? (
        <NoStudents />
      ) : (
        <StudentFiltersBar classes={data?.classes ?? []} filters={filters} choose={choose} />
      )}
      {isFiltered && !isEmpty && (
        <FilterChips classes={data?.classes ?? []} filters={filters} choose={choose} />
      )}
      {!data && !error && <Skeleton shape="block" count={4} />}
      {error !== undefined && (
        <p className={styles.failed} role="alert">
          {m.failed}. {problemText(messages, 'other', error)}{' '}
          <Button kind="text" onClick={() => refetch()}>
            {messages.shell.tryAgain}
          </Button>
        </p>
      )}
      {data && !isEmpty && (
        <StudentList page={data} whose={whose} isUpdating={isUpdating} reset={() => choose(noFilters)} />
      )}
      {data && <StudentsPager page={data} turnTo={turnTo} />}
    </SectionCard>
  )
}

function NoStudents() {
  const m = useMessages().teacher.students
  return (
    <div className={styles.none}>
      <h3>{m.noneTitle}</h3>
      <p>{m.none}</p>
      <a href="#classes">{m.toCodes}</a>
    </div>
  )
}

type StudentListProps = { page: StudentsPage; whose: Whose; isUpdating: boolean; reset: () => void }

function StudentList({ page, whose, isUpdating, reset }: StudentListProps) {
  const m = useMessages().teacher.students
  if (page.total === 0)
    return (
      <p className={styles.none}>
        {m.noMatch}{' '}
        <Button kind="tonal" onClick={reset}>
          {m.reset}
        </Button>
      </p>
    )
  return (
    <ul className={styles.rows} data-updating={isUpdating || undefined} aria-busy={isUpdating}>
      {page.students.map((student) => (
        <StudentRow key={student.id} student={student} whose={whose} />
      ))}
    </ul>
  )
}
