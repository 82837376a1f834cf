import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#platform/format.ts'
import { formatCode } from '#platform/join-code.ts'
import { useMessages } from '#platform/messages.tsx'
import { problemText } from '#platform/problem-text.ts'
import { site } from '#platform/site.ts'
import { CodeToShare } from '#ui/code-to-share.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { SheetButton } from '#ui/sheet-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { invitationQuery } from './institutes.api.ts'
import styles from './institutes.module.css'
import { RenewCode } from './renew-code.tsx'

const loadStaffSheet = async () => (await import('./staff-sheet.tsx')).StaffSheet

/** The code that brings teachers in, and the way to the list of those who came. */
export function InviteTeachers({ teachers }: { teachers: number }) {
  const messages = useMessages()
  const { invite } = messages.institutes
  const invitation = useQuery(invitationQuery)
  const code = invitation.data && formatCode(invitation.data.code)
  const isFirst = teachers === 0
  // The list stays at hand while its last teacher is removed.
  const [hadTeachers] = useState(!isFirst)
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{isFirst ? invite.firstTitle : invite.title}</h2>
        <p className={styles.note}>{isFirst ? invite.firstText : invite.text}</p>
      </div>
      {invitation.isPending && <Skeleton shape="block" />}
      {invitation.isError && (
        <FailedNote retry={invitation.refetch}>
          {invite.failed} {problemText(messages, 'other', invitation.error)}
        </FailedNote>
      )}
      {code && (
        <CodeToShare
          label={invite.code}
          code={code}
          invitation={invite.invitation(`${site.name} (${location.origin})`, code)}
          texts={invite}
        >
          <RenewCode />
          {(hadTeachers || !isFirst) && (
            <SheetButton
              kind="outline"
              icon={<Users />}
              load={loadStaffSheet}
              sheet={{}}
              notLoaded={invite.notLoaded}
            >
              {invite.manage(formatNumber(teachers))}
            </SheetButton>
          )}
        </CodeToShare>
      )}
    </section>
  )
}
