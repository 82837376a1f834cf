import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { Panel } from '#ui/panel.tsx'
import { ContinueLink } from './continue-link.tsx'
import styles from './profile-screen.module.css'
import { ReportedSuggestions } from './reported-suggestions.tsx'
import { SignOut } from './sign-out.tsx'

export function TeacherScreen() {
  const { profiles } = useMessages()
  return (
    <Page title={profiles.titles.teacher} headingHidden>
      <div className={styles.column}>
        <ContinueLink />
        <Panel
          tone="empty"
          title={profiles.teacherEmpty.title}
          actions={<LinkButton href={paths.exams}>{profiles.teacherEmpty.action}</LinkButton>}
        >
          <p>{profiles.teacherEmpty.text}</p>
        </Panel>
        <ReportedSuggestions />
        <SignOut />
      </div>
    </Page>
  )
}
