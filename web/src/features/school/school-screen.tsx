import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { School } from '@vikalp/contract/school'
import { useRole } from '#account/use-role.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ChooseHandle } from './choose-handle.tsx'
import { ClassList } from './class-list.tsx'
import { ForgottenPasswords } from './forgotten-passwords.tsx'
import { schoolQuery } from './school.api.ts'
import styles from './school-screen.module.css'
import { UploadRoster } from './upload-roster.tsx'

/** An institute's own people: who they are, how they sign in, and where they go next year. */
export function SchoolScreen() {
  const m = useMessages('school')
  const school = useQuery(schoolQuery)
  const { data } = school
  return (
    <Page
      title={m.title}
      subtitle={data?.handle && `${m.people(data.students, data.teachers)}. ${m.signInAs(data.handle)}.`}
      back={{ href: paths.institute, label: m.toInstitute }}
      narrow
    >
      {school.isPending && <Skeleton shape="card" count={2} />}
      {school.isError && <Failed query={school} />}
      {data && (
        <div className={styles.column}>
          {data.handle === null ? <ChooseHandle /> : <UploadRoster />}
          {data.handle !== null && <ClassList school={data} />}
          {data.handle !== null && data.students > 0 && <ForgottenPasswords handle={data.handle} />}
        </div>
      )}
    </Page>
  )
}

function Failed({ query }: { query: UseQueryResult<School> }) {
  const m = useMessages('school')
  const problems = useMessages('problems')
  const role = useRole()
  if (failureCode(query.error) === 'forbidden') return <p>{role === 'institute' ? m.demo : m.notInstitute}</p>
  return (
    <FailedPanel title={m.failed} query={query}>
      {problemText(problems, 'other', query.error)}
    </FailedPanel>
  )
}
