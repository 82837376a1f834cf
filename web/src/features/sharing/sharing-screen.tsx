import { useQuery } from '@tanstack/react-query'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { AgeSection } from './age-section.tsx'
import { GuardianSection } from './guardian-section.tsx'
import { ReadingsSection } from './readings-section.tsx'
import { sharingQuery } from './sharing.api.ts'
import styles from './sharing-screen.module.css'

/** A student's age, the consent of a guardian, and who read the contact details. */
export function SharingScreen() {
  const m = useMessages('sharing')
  const problems = useMessages('problems')
  const sharing = useQuery(sharingQuery)
  const state = sharing.data?.state
  return (
    <Page title={m.title} subtitle={m.intro} back={{ href: paths.profile, label: m.back }} narrow>
      <div className={styles.column}>
        {sharing.isPending && <Skeleton shape="block" />}
        {sharing.isError && (
          <FailedNote retry={sharing.refetch}>
            {failureCode(sharing.error) === 'forbidden'
              ? m.forStudents
              : `${m.failed} ${problemText(problems, 'other', sharing.error)}`}
          </FailedNote>
        )}
        {sharing.data && <AgeSection sharing={sharing.data} />}
        {sharing.data && (state === 'waiting' || state === 'agreed') && (
          <GuardianSection sharing={sharing.data} />
        )}
        {sharing.data && <ReadingsSection />}
      </div>
    </Page>
  )
}
