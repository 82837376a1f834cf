import type { NamedBadge } from '@vikalp/domain/english/named-badges'
import type { Role } from '@vikalp/domain/vocabulary'
import { Award } from 'lucide'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import styles from './profile-header.module.css'
import { useBadgeText } from './use-badge-text.ts'

type Fact = string | number | null | undefined

type ProfileHeaderProps = {
  name: string
  initials: string
  photo: string | null
  /** A button that lies over the picture. */
  changePhoto?: ReactNode
  /** Facts under the name, line by line; unknown ones are left out. */
  lines: readonly (readonly Fact[])[]
  /** Only the earned ones are shown. */
  badges: readonly NamedBadge[]
  view: Role
  /** Actions, each with an icon: on a phone nothing else of them is seen. */
  children?: ReactNode
}

/** The person or institute of a profile. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { name, initials, photo, changePhoto, lines, badges, view, children } = props
  const badgeText = useBadgeText(view)
  const dashboard = useMessages('dashboard')
  const earned = badges.filter(({ status }) => status === 'earned')
  return (
    <section className={styles.header} aria-label={name}>
      <div className={styles.frame}>
        {photo ? (
          <img className={styles.face} src={photo} alt="" width={64} height={64} />
        ) : (
          <span className={styles.face} aria-hidden="true">
            {initials}
          </span>
        )}
        {changePhoto}
      </div>
      <div className={styles.who}>
        <h2>{name}</h2>
        {lines.map((line) => (
          <Facts key={line.join()} facts={line} />
        ))}
        {earned.length > 0 && (
          <ScrollBox name={dashboard.achievements}>
            <ul className={styles.achievements}>
              {earned.map((badge) => (
                <li key={badge.key}>
                  <Chip icon={<Icon of={Award} />}>{badgeText(badge).name}</Chip>
                </li>
              ))}
            </ul>
          </ScrollBox>
        )}
      </div>
      {children && <div className={styles.aside}>{children}</div>}
    </section>
  )
}

const isEmail = (fact: Fact): fact is string => typeof fact === 'string' && fact.includes('@')

/** Facts in a line that breaks between them, with a dot before each but the first of a line. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(Boolean)
  if (known.length === 0) return null
  return (
    <p className={styles.facts}>
      {known.map((fact) => (
        <span key={fact}>{isEmail(fact) ? <EmailText email={fact} /> : fact} </span>
      ))}
    </p>
  )
}
