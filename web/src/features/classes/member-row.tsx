import type { ClassMember } from '@vikalp/contract/classes'
import { Link } from 'wouter'
import { profileOf } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { MemberEditor } from './member-editor.tsx'
import styles from './members-sheet.module.css'

type MemberRowProps = {
  classId: string
  member: ClassMember
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
  say: (note: string) => void
}

export function MemberRow({ classId, member, isEdited, onEdit, say }: MemberRowProps) {
  const { members: m } = useMessages('taughtClasses')
  const { userId, name, rollNo, enrolledOn, shares } = member
  return (
    <li className={styles.member}>
      <span className={styles.rollNo}>{rollNo}</span>
      <div className={styles.who}>
        {shares ? <Link href={profileOf(userId)}>{name}</Link> : <span>{name}</span>}
        <span className={styles.since}>
          {shares ? m.since(enrolledOn) : `${m.since(enrolledOn)} · ${m.waits}`}
        </span>
      </div>
      <Button
        kind="text"
        aria-expanded={isEdited}
        aria-label={isEdited ? m.closeOf(name) : m.editOf(name)}
        onClick={() => onEdit(!isEdited)}
      >
        {isEdited ? m.done : m.edit}
      </Button>
      {isEdited && <MemberEditor classId={classId} member={member} say={say} onDone={() => onEdit(false)} />}
    </li>
  )
}
