import { Link } from 'wouter'
import { useToken } from '#platform/access/token.ts'
import { paths } from '#platform/navigation/paths.ts'
import { screens } from '#platform/navigation/screens.ts'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './footer.module.css'

const pages = ['privacy', 'terms', 'faq', 'support', 'howWellWeKnow'] as const

/** Before sign-in it leads only to what is open then. */
export function Footer() {
  const { footer } = useMessages('shell')
  const isSignedIn = useToken() !== undefined
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={footer.label}>
          {pages
            .filter((page) => isSignedIn || screens[page].open)
            .map((page) => (
              <Link key={page} href={paths[page]}>
                {footer[page]}
              </Link>
            ))}
        </nav>
        <p>{siteOperator().name}</p>
      </div>
    </footer>
  )
}
