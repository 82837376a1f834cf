import { useQuery } from '@tanstack/react-query'
import type { RoleName } from '@vikalp/contract/identity'
import { useMessages } from '#platform/messages.tsx'
import { problemText } from '#platform/problem-text.ts'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { Panel } from '#ui/panel.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { AccountHeader } from './account-header.tsx'
import { ContinueLink } from './continue-link.tsx'
import styles from './profile-screen.module.css'
import { accountQuery } from './profiles.api.ts'
import { RoleSection } from './role-section.tsx'
import { SignOut } from './sign-out.tsx'

/** The signed-in user's own page; `view` is the profile that the address asks for. */
export function ProfileScreen({ view }: { view: RoleName }) {
  const messages = useMessages()
  const { profiles, shell } = messages
  const account = useQuery(accountQuery)

  // /profile is everybody's own page: a teacher finds the teacher's there.
  const title = profiles.titles[view === 'student' ? (account.data?.role ?? view) : view]
  return (
    <Page title={title} headingHidden>
      <div className={styles.column}>
        <ContinueLink />
        {account.isPending && <Spinner label={profiles.loading} />}
        {account.isError && (
          <>
            <Panel
              tone="error"
              title={profiles.loadFailed}
              actions={<Button onClick={() => account.refetch()}>{shell.tryAgain}</Button>}
            >
              <p>{problemText(messages, 'other', account.error)}</p>
            </Panel>
            <SignOut />
          </>
        )}
        {account.data && (
          <>
            <AccountHeader account={account.data} />
            <RoleSection role={account.data.role} view={view} />
          </>
        )}
      </div>
    </Page>
  )
}
