import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { ConfirmSheet } from '#ui/sheet/confirm-sheet.tsx'
import { useConfirmation } from '#ui/sheet/use-confirmation.ts'
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
  const { ask, answers } = useConfirmation(() => leave.mutate())
  return (
    <div>
      <Button kind="outline" busy={leave.isPending} onClick={ask}>
        {m.leave}
      </Button>
      <ConfirmSheet
        title={m.leaveTitle(institute)}
        text={m.leaveText}
        confirm={m.leave}
        cancel={m.stay}
        {...answers}
      />
    </div>
  )
}
