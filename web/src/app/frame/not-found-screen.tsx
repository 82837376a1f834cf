import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import styles from './not-found-screen.module.css'

export function NotFoundScreen() {
  const shell = useMessages('shell')
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
