import { SignOut } from '#account/sign-out.tsx'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { Page, type PageBack } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import styles from './dashboard-failed.module.css'

type DashboardFailedProps = {
  title: string
  error: unknown
  retry: () => unknown
  back?: PageBack | undefined
}

/** The dashboard did not load: why, what is safe, Try again, where to go meanwhile, and the way to sign out. */
export function DashboardFailed({ title, error, retry, back }: DashboardFailedProps) {
  const profiles = useMessages('profiles')
  const shell = useMessages('shell')
  const problems = useMessages('problems')
  return (
    <Page title={title} back={back}>
      <div className={styles.column}>
        <Panel
          tone="error"
          title={profiles.loadFailed}
          actions={
            <>
              <Button onClick={() => retry()}>{shell.tryAgain}</Button>
              <LinkButton kind="outline" href={paths.exams}>
                {profiles.toQuizzes}
              </LinkButton>
            </>
          }
        >
          <p>
            {problemText(problems, 'other', error)} {profiles.nothingLost}
          </p>
          <p>{profiles.meanwhile}</p>
        </Panel>
        <div>
          <SignOut />
        </div>
      </div>
    </Page>
  )
}
