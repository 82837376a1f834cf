import { useQuery } from '@tanstack/react-query'
import type { StudentRow as Student } from '@vikalp/contract/teacher-profile'
import { ChevronDown, Mail, Phone } from 'lucide'
import { useId, useState } from 'react'
import { InitialsDisc } from '#dashboard/initials-disc.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { useAnnounce } from '#ui/feedback/live-region.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { StatusChip } from './status-chip.tsx'
import { StudentDetails } from './student-details.tsx'
import { StudentLink } from './student-link.tsx'
import styles from './student-row.module.css'
import { contactQuery } from './students.api.ts'

type StudentRowProps = {
  student: Student
  isSample: boolean
  /** False to a teacher who is not confirmed. */
  hasContact: boolean
}

const schemes = { email: 'mailto', phone: 'tel' }

export function StudentRow({ student, isSample, hasContact }: StudentRowProps) {
  const { students: m, details } = useMessages('teacher')
  const { id, name, initials, photo, rollNo, className } = student
  const announce = useAnnounce()
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  const contact = useQuery({ ...contactQuery(id), enabled: isOpen })

  /** Email and phone number come only with the details, so they are opened first, which is recorded. */
  async function reach(by: 'email' | 'phone'): Promise<void> {
    setOpen(true)
    const known = contact.data ?? (await contact.refetch({ cancelRefetch: false })).data
    const address = known?.[by]
    if (address) location.assign(`${schemes[by]}:${address}`)
    else if (known) announce(details.missing[by](name))
  }

  return (
    <li className={styles.row}>
      <InitialsDisc initials={initials} photo={photo} />
      <div className={styles.who}>
        <h3>{isSample ? name : <StudentLink id={id}>{name}</StudentLink>}</h3>
        <p>{m.rollAndClass(rollNo, className)}</p>
      </div>
      <div className={styles.figures}>
        <StatusChip status={student.status} />
        <Figure name={m.average} percent={student.avgScore} />
        <Figure name={m.last} percent={student.lastScore} />
        <Figure name={m.attendance} percent={student.attendance} />
      </div>
      <div className={styles.actions}>
        <Button
          kind="text"
          iconEnd={<Icon of={ChevronDown} className={isOpen ? styles.turned : undefined} />}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={m.ofStudent(isOpen ? m.hide : m.view, name)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? m.hide : m.view}
        </Button>
        {hasContact && (
          <>
            <button
              type="button"
              className={styles.icon}
              aria-label={m.email(name)}
              onClick={() => void reach('email')}
            >
              <Icon of={Mail} size={20} />
            </button>
            <button
              type="button"
              className={styles.icon}
              aria-label={m.call(name)}
              onClick={() => void reach('phone')}
            >
              <Icon of={Phone} size={20} />
            </button>
          </>
        )}
      </div>
      <div id={detailsId} className={styles.details} hidden={!isOpen}>
        {isOpen && <StudentDetails student={student} isSample={isSample} contact={contact} />}
      </div>
    </li>
  )
}

function Figure({ name, percent }: { name: string; percent: number | null }) {
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  return (
    <span className={styles.figure}>
      {name}{' '}
      {percent === null ? (
        <>
          <b aria-hidden="true">{dashboard.noFigure}</b>
          <span className="visually-hidden">{dashboard.noFigureText}</span>
        </>
      ) : (
        <b>{formats.percent(percent)}</b>
      )}
    </span>
  )
}
