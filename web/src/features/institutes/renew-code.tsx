import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#platform/messages.tsx'
import { problemText } from '#platform/problem-text.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { useToast } from '#ui/toast.tsx'
import { invitationQuery, renewInvitation } from './institutes.api.ts'
import { useInstituteChange } from './use-institute-change.ts'

export function RenewCode() {
  const messages = useMessages()
  const { invite } = messages.institutes
  const queries = useQueryClient()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const renew = useInstituteChange({
    mutationFn: () => renewInvitation(),
    onSuccess: (renewed) => {
      queries.setQueryData(invitationQuery.queryKey, renewed)
      toast({ text: invite.renewed })
    },
    onError: (error) => toast({ text: `${invite.renewFailed} ${problemText(messages, 'other', error)}` }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button kind="text" icon={<RefreshCw />} onClick={() => setAsking(true)}>
        {invite.renew}
      </Button>
      <ConfirmSheet
        open={isAsking}
        title={invite.renewTitle}
        text={invite.renewText}
        confirm={invite.renewConfirm}
        cancel={invite.keep}
        busy={renew.isPending}
        onConfirm={() => renew.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
