import { letters } from '@vikalp/domain/vocabulary'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import styles from './not-found-screen.module.css'

/** Below the words, a row of an answer sheet in which no option is marked. */
export function NotFoundScreen() {
  const shell = useMessages('shell')
  return (
    <Page title={shell.notFound.title} subtitle={shell.notFound.text} narrow paper>
      <div className={styles.actions}>
        <LinkButton href={paths.landing}>{shell.goHome}</LinkButton>
        <LinkButton kind="outline" href={paths.exams}>
          {shell.chooseExam}
        </LinkButton>
      </div>
      <div className={styles.bubbles} aria-hidden="true">
        {letters.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
    </Page>
  )
}
