import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { BackLink } from './back-link.tsx'
import styles from './page.module.css'
import { usePage } from './use-page.ts'

export type PageBack = { href: string; state?: unknown; label: string }

type PageProps = {
  /** The title of the document. */
  title: string
  /** The heading on the page, when it differs from the title. */
  heading?: ReactNode
  subtitle?: ReactNode
  back?: PageBack | undefined
  headingHidden?: boolean
  /** A narrow column for reading and forms instead of the full width. */
  narrow?: boolean
  /** Graph paper, for a page with little on it. */
  paper?: boolean
  children: ReactNode
}

/** The main column of a screen and its one h1. */
export function Page({ title, heading, subtitle, back, headingHidden, narrow, paper, children }: PageProps) {
  const h1 = usePage(title)
  return (
    <main
      id="main"
      className={classNames(styles.page, narrow && styles.narrow, back && styles.led, paper && styles.paper)}
    >
      {back && (
        <BackLink href={back.href} state={back.state}>
          {back.label}
        </BackLink>
      )}
      <div className={headingHidden ? 'visually-hidden' : styles.head}>
        <h1 ref={h1} tabIndex={-1}>
          {heading ?? title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children}
    </main>
  )
}
