import { signInAddress } from '#platform/access/sign-in-rules.ts'
import { siteSettings } from '#platform/site-settings.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Mark } from '#ui/layout/logo.tsx'
import styles from './sign-in-frame.module.css'

/** The static frame before the browser leaves for sign-in; after three seconds it offers a link. */
export function SignInFrame() {
  const shell = useMessages('shell')
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
