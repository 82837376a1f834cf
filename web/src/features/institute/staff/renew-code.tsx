import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import { invitationQuery, renewInvitation } from './staff.api.ts'

export function RenewCode() {
  const { invite } = useMessages('institutes')
  const problems = useMessages('problems')
  const queries = useQueryClient()
  const toast = useToast()
  const renew = useChange('institute', {
    mutationFn: () => renewInvitation(),
    onSuccess: (renewed) => {
      queries.setQueryData(invitationQuery.queryKey, renewed)
      toast({ text: invite.renewed })
    },
    onError: (error) => toast({ text: `${invite.renewFailed} ${problemText(problems, 'other', error)}` }),
  })
  return (
    <ConfirmButton
      kind="text"
      icon={<Icon of={RefreshCw} />}
      busy={renew.isPending}
      question={{
        title: invite.renewTitle,
        text: invite.renewText,
        confirm: invite.renewConfirm,
        cancel: invite.keep,
      }}
      onConfirm={renew.mutate}
    >
      {invite.renew}
    </ConfirmButton>
  )
}
