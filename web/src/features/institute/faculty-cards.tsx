import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { initials } from '@vikalp/domain/progress/initials'
import { Star } from 'lucide'
import { InitialsDisc } from '#dashboard/initials-disc.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './faculty-cards.module.css'
import { ShowAll, useShowAll } from './show-all.tsx'

type FacultyMember = InstituteProfile['faculty'][number]

const shownAtFirst = 6

export function FacultyCards({ faculty }: { faculty: readonly FacultyMember[] }) {
  const m = useMessages('instituteProfile').faculty
  const { shown, toggle } = useShowAll(faculty, shownAtFirst)
  return (
    <SectionCard title={m.title} note={m.rating}>
      <ul className={styles.grid}>
        {shown.map((member) => (
          <FacultyCard key={member.userId} member={member} />
        ))}
      </ul>
      <ShowAll toggle={toggle} viewAll={m.viewAll(faculty.length)} showLess={m.showLess} />
    </SectionCard>
  )
}

function FacultyCard({ member }: { member: FacultyMember }) {
  const m = useMessages('instituteProfile').faculty
  const { subjectName } = useNames()
  const { name, photo, subject, experience, studentsCount, practisedCount, avgRating } = member
  const facts = [
    subject === null ? m.noSubject : subjectName(subject),
    experience !== null && m.experience(experience),
  ]
  return (
    <li className={styles.card}>
      <InitialsDisc initials={initials(name)} photo={photo} />
      <div className={styles.who}>
        <h3>{name}</h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {avgRating === null ? (
          <p>{m.noStudents}</p>
        ) : (
          <p className={styles.practice}>
            <span className={styles.rating}>
              <Icon of={Star} size={18} />
              {m.of5(avgRating)}
            </span>{' '}
            {m.practised(practisedCount, studentsCount)}
          </p>
        )}
      </div>
    </li>
  )
}
