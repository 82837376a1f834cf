import type { AttendedClass } from '@vikalp/contract/classes'
import { LogOut } from 'lucide'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { ActionRow } from '#ui/layout/action-row.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import { ChangedInstitute } from './changed-institute.tsx'
import { leaveClass } from './classes.api.ts'

export function JoinedClassRow({ joined }: { joined: AttendedClass }) {
  const m = useMessages('joinedClasses')
  const { classId, name, teacher, institute, rollNo, teacherConfirmed, asksAgain } = joined
  const toast = useToast()
  const leave = useChange('class', {
    mutationFn: () => leaveClass({ params: { classId } }),
    onSuccess: () => toast({ text: m.left(name) }),
    // Another tab was faster, or the teacher.
    onError: (error) => toast({ text: failureCode(error) === 'not_found' ? m.left(name) : m.leaveFailed }),
  })
  return (
    <ActionRow
      title={name}
      note={[m.taughtBy(teacher), !teacherConfirmed && m.sees.notConfirmed, institute, m.rollNo(rollNo)]
        .filter(Boolean)
        .join(' · ')}
    >
      <ConfirmButton
        kind="text"
        icon={<Icon of={LogOut} />}
        aria-label={m.leaveOf(name, teacher)}
        busy={leave.isPending}
        question={{
          title: m.leaveTitle(name),
          text: m.leaveText,
          confirm: m.leaveConfirm,
          cancel: m.leaveCancel,
        }}
        onConfirm={leave.mutate}
      >
        {m.leave}
      </ConfirmButton>
      {asksAgain && <ChangedInstitute joined={joined} />}
    </ActionRow>
  )
}
