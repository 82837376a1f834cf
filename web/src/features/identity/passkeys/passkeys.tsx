import type { Passkey } from '@vikalp/contract/accounts/passkeys'
import { KeyRound } from 'lucide'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { useFocusAfterRemoval } from '#ui/feedback/use-focus-after-removal.ts'
import { Icon } from '#ui/icon.tsx'
import { ActionRow } from '#ui/layout/action-row.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { removePasskey } from './passkeys.api.ts'
import styles from './passkeys.module.css'

const loadAdd = async () => (await import('./add-passkey-sheet.tsx')).AddPasskeySheet
const loadRename = async () => (await import('./rename-passkey-sheet.tsx')).RenamePasskeySheet

/** Offered, never required; whoever has some can remove them in any browser. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { passkeys: m } = useMessages('accountSettings')
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(passkeys.length)
  const canAdd = canUsePasskeys()
  if (!canAdd && passkeys.length === 0) return null
  return (
    <SectionCard title={m.title} note={m.text} headingRef={heading}>
      {passkeys.length === 0 && <p>{m.none}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {canAdd && (
        <div>
          <SheetButton
            kind="text"
            flush
            icon={<Icon of={KeyRound} />}
            load={loadAdd}
            sheet={{}}
            notLoaded={m.failed}
          >
            {m.add}
          </SheetButton>
        </div>
      )}
    </SectionCard>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { passkeys: m } = useMessages('accountSettings')
  const toast = useToast()
  const { id, name, madeAt, usedOn } = passkey
  const remove = useChange('account', {
    mutationFn: () => removePasskey({ params: { passkeyId: id } }),
    onSuccess: () => toast({ text: m.removed(name) }),
    // It was removed elsewhere meanwhile.
    onError: (error) => toast({ text: failureCode(error) === 'not_found' ? m.removed(name) : m.failed }),
  })
  const question = {
    title: m.removeTitle(name),
    text: m.removeText,
    confirm: m.remove,
    cancel: m.cancel,
  }
  return (
    <ActionRow title={name} note={m.made(madeAt, usedOn)}>
      <div className={styles.actions}>
        <SheetButton
          kind="text"
          flush
          aria-label={m.renameOf(name)}
          load={loadRename}
          sheet={{ passkey }}
          notLoaded={m.failed}
        >
          {m.rename}
        </SheetButton>
        <ConfirmButton
          kind="text"
          flush
          aria-label={m.removeOf(name)}
          busy={remove.isPending}
          question={question}
          onConfirm={remove.mutate}
        >
          {m.remove}
        </ConfirmButton>
      </div>
    </ActionRow>
  )
}
