import { useMessages } from '#platform/messages.tsx'
import { problemText } from '#platform/problem-text.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { useToast } from '#ui/toast.tsx'
import { useConfirmation } from '#ui/use-confirmation.ts'
import { leaveInstitute } from './institutes.api.ts'
import { useInstituteChange } from './use-institute-change.ts'

export function LeaveInstitute({ institute, onDone }: { institute: string; onDone: () => void }) {
  const messages = useMessages()
  const { mine } = messages.institutes
  const toast = useToast()
  const leave = useInstituteChange({
    mutationFn: () => leaveInstitute(),
    onSuccess: () => {
      onDone()
      toast({ text: mine.left })
    },
    onError: (error) => toast({ text: `${mine.leaveFailed} ${problemText(messages, 'other', error)}` }),
  })
  const { ask, answers } = useConfirmation(() => leave.mutate())
  return (
    <div>
      <Button kind="outline" busy={leave.isPending} onClick={ask}>
        {mine.leave}
      </Button>
      <ConfirmSheet
        title={mine.leaveTitle(institute)}
        text={mine.leaveText}
        confirm={mine.leave}
        cancel={mine.stay}
        {...answers}
      />
    </div>
  )
}
