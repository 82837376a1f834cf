import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { phoneLink, siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { BackendStatus } from './backend-status.tsx'
import styles from './landing-footer.module.css'

const pages = ['privacy', 'terms', 'faq', 'support', 'howWellWeKnow'] as const

export function LandingFooter() {
  const landing = useMessages('landing')
  const shell = useMessages('shell')
  const { contact } = landing
  const { name, postalAddress, email, phone } = siteOperator()
  return (
    <footer id="contact" className={styles.footer}>
      <div className={styles.inner}>
        <section>
          <h2>{contact.title}</h2>
          <address className={styles.address}>
            {postalAddress.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className={styles.reach}>
            <a href={`mailto:${email}`}>{email}</a>
            <a href={phoneLink(phone)}>{phone}</a>
          </p>
        </section>
        <nav aria-label={shell.footer.label}>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <Link href={paths[page]}>{shell.footer[page]}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.last}>
        <p>{name}</p>
        <BackendStatus />
      </div>
    </footer>
  )
}
