import { useQuery } from '@tanstack/react-query'
import type { TaughtClass } from '@vikalp/contract/classes'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useFocusAfterRemoval } from '#ui/feedback/use-focus-after-removal.ts'
import { TypingSheet } from '#ui/sheet/typing-sheet.tsx'
import { membersQuery } from './classes.api.ts'
import { MemberRow } from './member-row.tsx'
import styles from './members-sheet.module.css'

type MembersSheetProps = { taught: TaughtClass; onClose: () => void }

export function MembersSheet({ taught: { classId, name }, onClose }: MembersSheetProps) {
  const { members: m } = useMessages('taughtClasses')
  const { loading } = useMessages('shell')
  const problems = useMessages('problems')
  const members = useQuery(membersQuery(classId))
  const said = useFocusAfterRemoval<HTMLParagraphElement>(members.data?.length)
  const [note, setNote] = useState('')
  const [editedId, setEditedId] = useState<string>()
  return (
    <TypingSheet title={m.title(name)} onClose={onClose}>
      <p ref={said} className={styles.note} role="status" tabIndex={-1}>
        {note}
      </p>
      {members.isPending && <Spinner label={loading} />}
      {members.isError && (
        <FailedNote retry={members.refetch}>{problemText(problems, 'other', members.error)}</FailedNote>
      )}
      {members.data?.length === 0 && <p>{m.none}</p>}
      <ul>
        {members.data?.map((member) => (
          <MemberRow
            key={member.userId}
            classId={classId}
            member={member}
            isEdited={member.userId === editedId}
            onEdit={(isEdited) => setEditedId(isEdited ? member.userId : undefined)}
            say={setNote}
          />
        ))}
      </ul>
    </TypingSheet>
  )
}
