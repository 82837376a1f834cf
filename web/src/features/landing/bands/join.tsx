import { useToken } from '#platform/access/token.ts'
import { paths, signUpPath } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Band } from './band.tsx'
import styles from './join.module.css'

/** Rule 4: Join Community goes to sign-up, and who has an account to the classes on the profile. */
export function Join() {
  const { join } = useMessages('landing')
  const token = useToken()
  return (
    <Band title={join.title}>
      <p className={styles.text}>{join.text}</p>
      <LinkButton kind="outline" href={token === undefined ? signUpPath : paths.profile}>
        {join.action}
      </LinkButton>
    </Band>
  )
}
