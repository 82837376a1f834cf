import { CalendarCheck, GraduationCap } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '#ui/icon.tsx'
import { classNames } from '../class-names.ts'
import { useUiText } from '../ui-text.tsx'
import styles from './app-bar.module.css'
import { Logo } from './logo.tsx'

type AppBarProps = {
  homeHref: string
  homeLabel: string
  /** A student's day. */
  todayHref?: string | undefined
  todayLabel?: string
  /** Without it there is no link to the profile: nobody is signed in. */
  profileHref?: string | undefined
  profileLabel: string
  /** Between the logo and the profile: the anchors of the landing page. */
  children?: ReactNode
}

/** The bar at the top, 56 px high. */
export function AppBar({ homeHref, homeLabel, todayHref, todayLabel, ...props }: AppBarProps) {
  const { profileHref, profileLabel, children } = props
  const { siteName } = useUiText()
  return (
    <header className={styles.bar}>
      <Link href={homeHref} className={styles.home} aria-label={homeLabel}>
        <Logo name={siteName} />
      </Link>
      {children}
      {todayHref !== undefined && (
        <Link href={todayHref} className={classNames(styles.profile, styles.today)}>
          <Icon of={CalendarCheck} size={20} />
          <span>{todayLabel}</span>
        </Link>
      )}
      {profileHref !== undefined && (
        <Link href={profileHref} className={styles.profile}>
          <Icon of={GraduationCap} size={20} />
          <span>{profileLabel}</span>
        </Link>
      )}
    </header>
  )
}
