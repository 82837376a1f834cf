import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './footer.module.css'

export function Footer() {
  const { footer } = useMessages('shell')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={footer.label}>
          <Link href={paths.privacy}>{footer.privacy}</Link>
          <Link href={paths.terms}>{footer.terms}</Link>
          <Link href={paths.faq}>{footer.faq}</Link>
          <Link href={paths.support}>{footer.support}</Link>
        </nav>
        <p>{siteOperator().name}</p>
      </div>
    </footer>
  )
}
