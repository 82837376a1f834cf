import type { Roster } from '@vikalp/contract/school'
import { IdCard } from 'lucide'
import type { ReactNode } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { download, pdfType } from '#platform/files/download.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import { longTimeoutMs, printCards } from './school.api.ts'

type CardsButtonProps = {
  of: Roster['role']
  /** Null for all of them. */
  class: string | null
  count: number
  /** Its name where the label alone says too little. */
  label?: string
  children: ReactNode
}

export function CardsButton({ of: role, class: name, count, label, children }: CardsButtonProps) {
  const m = useMessages('school').classes
  const problems = useMessages('problems')
  const toast = useToast()
  const print = useChange('institute', {
    mutationFn: () =>
      printCards({ body: { role, class: name, address: location.host }, timeoutMs: longTimeoutMs }),
    onSuccess: ({ cards, pdf }) => {
      const file = m.cardsFile(name ?? (role === 'student' ? m.all : m.teachers))
      download(
        file,
        Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0)),
        pdfType,
      )
      toast({ text: m.cardsReady(cards) })
    },
    onError: (error) => {
      const isLate = failureCode(error) === 'conflict'
      toast({ text: `${m.cardsFailed} ${isLate ? m.cardsLate : problemText(problems, 'other', error)}` })
    },
  })
  return (
    <ConfirmButton
      kind="text"
      flush
      icon={<Icon of={IdCard} />}
      aria-label={label}
      busy={print.isPending}
      question={{ title: m.cardsTitle, text: m.cardsText(count), confirm: m.cardsConfirm, cancel: m.keep }}
      onConfirm={print.mutate}
    >
      {children}
    </ConfirmButton>
  )
}
