import type { ClassPreview } from '@vikalp/contract/classes'
import { BadgeCheck, CircleAlert } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './my-classes.module.css'

export type Keepers = Omit<ClassPreview, 'name'>

/** Who is behind a class, whether anybody knows them, and what they will see of the student (rule 34). */
export function WhoSees({ keepers }: { keepers: Keepers }) {
  const m = useMessages('joinedClasses').sees
  const { teacher, teacherConfirmed, institute, instituteConfirmed, shares } = keepers
  const areAllKnown = teacherConfirmed && (institute === null || instituteConfirmed)
  return (
    <div className={styles.sees}>
      <ul>
        <Keeper role={m.teacher} name={teacher} isConfirmed={teacherConfirmed} />
        {institute !== null && (
          <Keeper role={m.institute} name={institute} isConfirmed={instituteConfirmed} />
        )}
      </ul>
      {institute === null && <p>{m.noInstitute}</p>}
      {!areAllKnown && <p className={styles.warning}>{m.unknown}</p>}
      <h4>{m.title}</h4>
      <ul className={styles.fields}>
        <li>{shares ? m.results : m.nameOnly}</li>
        <li>{m.attendance}</li>
        <li>{shares ? (areAllKnown ? m.contact : m.contactLater) : m.afterConsent}</li>
        <li>{m.never}</li>
      </ul>
      <p>{m.until}</p>
    </div>
  )
}

function Keeper({ role, name, isConfirmed }: { role: string; name: string; isConfirmed: boolean }) {
  const m = useMessages('joinedClasses').sees
  return (
    <li className={styles.keeper}>
      <span>
        {role} <strong>{name}</strong>
      </span>
      <Chip
        tone={isConfirmed ? 'correct' : 'warn'}
        icon={<Icon of={isConfirmed ? BadgeCheck : CircleAlert} size={16} />}
      >
        {isConfirmed ? m.confirmed : m.notConfirmed}
      </Chip>
    </li>
  )
}
