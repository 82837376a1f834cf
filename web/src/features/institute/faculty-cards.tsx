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
  return (
    <li className={styles.card}>
      <InitialsDisc initials={initials(name)} photo={photo} />
      <div className={styles.who}>
        <h3>{name}</h3>
        <p>{subject === null ? m.noSubject : subjectName(subject)}</p>
        {experience !== null && <p>{m.experience(experience)}</p>}
        <p>{avgRating === null ? m.noStudents : m.practised(practisedCount, studentsCount)}</p>
        {avgRating !== null && (
          <p className={styles.rating}>
            <Icon of={Star} size={18} />
            {m.of5(avgRating)}
          </p>
        )}
      </div>
    </li>
  )
}
