import type { TaughtClass } from '@vikalp/contract/classes'
import { formatCode } from '@vikalp/domain/classes/join-code'
import { useChange } from '#platform/api/use-change.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { ConfirmSheet } from '#ui/sheet/confirm-sheet.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { ClassNameField } from './class-name-field.tsx'
import { endClass, renameClass, renewCode } from './classes.api.ts'

type ChangeProps = { taught: TaughtClass; onClose: () => void }

export function RenameSheet({ taught: { classId, name }, onClose }: ChangeProps) {
  const m = useMessages('taughtClasses')
  const toast = useToast()
  const { form, field } = useForm<{ name: string }>({
    change: 'class',
    read: (textOf) => ({ name: textOf('name').trim() }),
    check: (body) => ({ ...(body.name === '' && { name: m.nameNeeded }) }),
    send: (body) => renameClass({ params: { classId }, body }),
    onSaved: () => {
      toast({ text: m.renamed })
      onClose()
    },
    failed: () => ({ name: m.renameFailed }),
  })
  return (
    <FormSheet title={m.renameTitle} form={form} save={m.save} saving={m.saving} onClose={onClose}>
      <ClassNameField {...field('name')} defaultValue={name} />
    </FormSheet>
  )
}

export function NewCodeSheet({ taught: { classId, name }, onClose }: ChangeProps) {
  const m = useMessages('taughtClasses')
  const renew = useAnnouncedChange(() => renewCode({ params: { classId } }), onClose, {
    done: ({ code }) => m.newCodeMade(formatCode(code)),
    failed: m.newCodeFailed,
  })
  return (
    <ConfirmSheet
      title={m.newCodeTitle(name)}
      text={m.newCodeText}
      confirm={m.newCodeConfirm}
      cancel={m.keep}
      open
      busy={renew.isPending}
      onConfirm={() => renew.mutate()}
      onCancel={onClose}
    />
  )
}

export function EndClassSheet({ taught: { classId, name }, onClose }: ChangeProps) {
  const m = useMessages('taughtClasses')
  const end = useAnnouncedChange(() => endClass({ params: { classId } }), onClose, {
    done: () => m.ended(name),
    failed: m.endFailed,
  })
  return (
    <ConfirmSheet
      title={m.endTitle(name)}
      text={m.endText}
      confirm={m.end}
      cancel={m.keep}
      open
      busy={end.isPending}
      onConfirm={() => end.mutate()}
      onCancel={onClose}
    />
  )
}

/** Closes on success and failure alike, and a toast reports the outcome. */
function useAnnouncedChange<Result>(
  change: () => Promise<Result>,
  close: () => void,
  say: { done: (result: Result) => string; failed: string },
) {
  const toast = useToast()
  return useChange('class', {
    mutationFn: change,
    onSuccess: (result) => {
      close()
      toast({ text: say.done(result) })
    },
    onError: () => {
      close()
      toast({ text: say.failed })
    },
  })
}
