import { useQuery } from '@tanstack/react-query'
import { formatCode } from '@vikalp/domain/classes/join-code'
import { Users } from 'lucide'
import { useState } from 'react'
import { paths } from '#platform/navigation/paths.ts'
import { siteOperator } from '#platform/site.ts'
import { hasOwnLogin } from '#platform/site-settings.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { CodeToShare } from '#ui/share/code-to-share.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { RenewCode } from './renew-code.tsx'
import { invitationQuery } from './staff.api.ts'

const loadStaffSheet = async () => (await import('./staff-sheet.tsx')).StaffSheet

/** The code with which teachers join, and the button to the list of those who did. */
export function InviteTeachers({ teachers }: { teachers: number }) {
  const { invite } = useMessages('institutes')
  const problems = useMessages('problems')
  const invitation = useQuery(invitationQuery)
  const code = invitation.data && formatCode(invitation.data.code)
  const isFirst = teachers === 0
  // The button to the list stays when the last teacher is removed.
  const [hadTeachers] = useState(!isFirst)
  return (
    <SectionCard
      title={isFirst ? invite.firstTitle : invite.title}
      note={isFirst ? invite.firstText : invite.text}
    >
      {invitation.isPending && <Skeleton shape="block" />}
      {invitation.isError && (
        <FailedNote retry={invitation.refetch}>
          {invite.failed} {problemText(problems, 'other', invitation.error)}
        </FailedNote>
      )}
      {code && (
        <CodeToShare
          label={invite.code}
          code={code}
          invitation={invite.invitation({ site: siteOperator().name, address: location.origin, code })}
          texts={invite}
        >
          {hasOwnLogin() && (
            <LinkButton kind="text" href={paths.roster}>
              {invite.roster}
            </LinkButton>
          )}
          <RenewCode />
          {(hadTeachers || !isFirst) && (
            <SheetButton
              kind="outline"
              icon={<Icon of={Users} />}
              load={loadStaffSheet}
              sheet={{}}
              notLoaded={invite.notLoaded}
            >
              {invite.manage(teachers)}
            </SheetButton>
          )}
        </CodeToShare>
      )}
    </SectionCard>
  )
}
