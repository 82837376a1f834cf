import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import { leaveInstitute } from './staff.api.ts'

export function LeaveInstitute({ institute, onDone }: { institute: string; onDone: () => void }) {
  const m = useMessages('membership')
  const problems = useMessages('problems')
  const toast = useToast()
  const leave = useChange('institute', {
    mutationFn: () => leaveInstitute(),
    onSuccess: () => {
      onDone()
      toast({ text: m.left })
    },
    onError: (error) => toast({ text: `${m.leaveFailed} ${problemText(problems, 'other', error)}` }),
  })
  return (
    <div>
      <ConfirmButton
        kind="outline"
        busy={leave.isPending}
        question={{ title: m.leaveTitle(institute), text: m.leaveText, confirm: m.leave, cancel: m.stay }}
        onConfirm={leave.mutate}
      >
        {m.leave}
      </ConfirmButton>
    </div>
  )
}
