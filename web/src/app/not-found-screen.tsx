import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import styles from './not-found-screen.module.css'

export function NotFoundScreen() {
  const { shell } = useMessages()
  return (
    <Page title={shell.notFound.title} subtitle={shell.notFound.text} narrow>
      <div className={styles.actions}>
        <LinkButton href={paths.landing}>{shell.goHome}</LinkButton>
        <LinkButton kind="outline" href={paths.exams}>
          {shell.chooseExam}
        </LinkButton>
      </div>
    </Page>
  )
}
