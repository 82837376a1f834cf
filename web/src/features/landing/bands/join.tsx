import { signUpPath } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Band } from './band.tsx'
import styles from './join.module.css'

/** Rule 4: Join Community goes to sign-up, which leads who is signed in on to the profile. */
export function Join() {
  const { join } = useMessages('landing')
  return (
    <Band title={join.title}>
      <p className={styles.text}>{join.text}</p>
      <LinkButton kind="outline" href={signUpPath}>
        {join.action}
      </LinkButton>
    </Band>
  )
}
