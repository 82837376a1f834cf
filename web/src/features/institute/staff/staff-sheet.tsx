import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { staffQuery } from './staff.api.ts'
import styles from './staff.module.css'
import { StaffRow } from './staff-row.tsx'

export function StaffSheet({ onClose }: { onClose: () => void }) {
  const m = useMessages('institutes').staff
  const problems = useMessages('problems')
  const staff = useQuery(staffQuery)
  // Announced inside the dialog: screen readers ignore live regions outside a modal dialog.
  const [said, setSaid] = useState<string>()
  const status = useRef<HTMLParagraphElement>(null)
  const removed = (name: string) => {
    setSaid(m.removed(name))
    status.current?.focus()
  }
  return (
    <Sheet title={m.title} open onClose={onClose}>
      {staff.isPending && <Spinner label={m.loading} />}
      {staff.isError && (
        <FailedNote retry={staff.refetch}>
          {m.failed} {problemText(problems, 'other', staff.error)}
        </FailedNote>
      )}
      <p ref={status} tabIndex={-1} className={styles.said} role="status">
        {said}
      </p>
      {staff.data?.length === 0 && <p className={styles.note}>{m.none}</p>}
      {staff.data && staff.data.length > 0 && <p className={styles.note}>{m.confirmNote}</p>}
      <ul>
        {staff.data?.map((member) => (
          <StaffRow key={member.userId} member={member} removed={removed} say={setSaid} />
        ))}
      </ul>
    </Sheet>
  )
}
