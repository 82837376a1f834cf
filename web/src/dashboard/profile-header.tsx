import type { NamedBadge } from '@vikalp/domain/english/named-badges'
import type { Role } from '@vikalp/domain/vocabulary'
import { Award } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import styles from './profile-header.module.css'
import { useBadgeText } from './use-badge-text.ts'

type ProfileHeaderProps = {
  name: string
  initials: string
  photo?: string | null
  /** Shown under the name; unknown ones are left out. */
  lines: readonly (string | null | undefined | false)[]
  /** Only the earned ones are shown. */
  badges: readonly NamedBadge[]
  view: Role
  /** On the right: figures or actions. */
  children?: ReactNode
}

/** The person or institute of a profile. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { name, initials, photo, lines, badges, view, children } = props
  const badgeText = useBadgeText(view)
  const earned = badges.filter(({ status }) => status === 'earned')
  return (
    <section className={styles.header} aria-label={name}>
      {photo ? (
        <img className={styles.face} src={photo} alt="" width={64} height={64} />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {initials}
        </span>
      )}
      <div className={styles.who}>
        <h2>{name}</h2>
        {lines.filter(Boolean).map((line) => (
          <p key={String(line)}>{line}</p>
        ))}
        {earned.length > 0 && (
          <ul className={styles.achievements}>
            {earned.map((badge) => (
              <li key={badge.key}>
                <Chip icon={<Award />}>{badgeText(badge).name}</Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children && <div className={styles.aside}>{children}</div>}
    </section>
  )
}
