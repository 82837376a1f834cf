import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Band } from './band.tsx'
import styles from './join.module.css'

/** decision 4: Join Community goes to sign-up. */
export function Join() {
  const { join } = useMessages().landing
  return (
    <Band title={join.title}>
      <p className={styles.text}>{join.text}</p>
      <LinkButton kind="outline" href={paths.signUp}>
        {join.action}
      </LinkButton>
    </Band>
  )
}
