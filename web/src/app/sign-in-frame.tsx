import { useMessages } from '#platform/messages.tsx'
import { signInAddress } from '#platform/sign-in-rules.ts'
import { siteSettings } from '#platform/site-settings.ts'
import { Mark } from '#ui/logo.tsx'
import styles from './sign-in-frame.module.css'

/** The one static frame before the browser leaves for sign-in; after three seconds it offers the way by hand. */
export function SignInFrame() {
  const { shell } = useMessages()
  return (
    <main id="main" className={styles.frame}>
      <Mark size={56} />
      <h1>{shell.takingToSignIn}</h1>
      <a className={styles.link} href={signInAddress(siteSettings().loginUrl)}>
        {shell.signInLink}
      </a>
    </main>
  )
}
