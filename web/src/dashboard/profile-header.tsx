import { Award } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import styles from './profile-header.module.css'

type ProfileHeaderProps = {
  name: string
  initials: string
  photo?: string | null
  /** What stands under the name; what is not known is left out. */
  lines: readonly (string | null | undefined | false)[]
  achievements: readonly string[]
  /** At the right: figures, or what one may do here. */
  children?: ReactNode
}

/** Who this profile is about. */
export const ProfileHeader = ({
  name,
  initials,
  photo,
  lines,
  achievements,
  children,
}: ProfileHeaderProps) => (
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
      {achievements.length > 0 && (
        <ul className={styles.achievements}>
          {achievements.map((achievement) => (
            <li key={achievement}>
              <Chip icon={<Award />}>{achievement}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
    {children && <div className={styles.aside}>{children}</div>}
  </section>
)
