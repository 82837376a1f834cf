import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useMessages } from '#platform/messages.tsx'
import { problemText } from '#platform/problem-text.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { useToast } from '#ui/toast.tsx'
import { useConfirmation } from '#ui/use-confirmation.ts'
import { invitationQuery, renewInvitation } from './institutes.api.ts'
import { useInstituteChange } from './use-institute-change.ts'

export function RenewCode() {
  const messages = useMessages()
  const { invite } = messages.institutes
  const queries = useQueryClient()
  const toast = useToast()
  const renew = useInstituteChange({
    mutationFn: () => renewInvitation(),
    onSuccess: (renewed) => {
      queries.setQueryData(invitationQuery.queryKey, renewed)
      toast({ text: invite.renewed })
    },
    onError: (error) => toast({ text: `${invite.renewFailed} ${problemText(messages, 'other', error)}` }),
  })
  const { ask, answers } = useConfirmation(() => renew.mutate())
  return (
    <>
      <Button kind="text" icon={<RefreshCw />} busy={renew.isPending} onClick={ask}>
        {invite.renew}
      </Button>
      <ConfirmSheet
        title={invite.renewTitle}
        text={invite.renewText}
        confirm={invite.renewConfirm}
        cancel={invite.keep}
        {...answers}
      />
    </>
  )
}
