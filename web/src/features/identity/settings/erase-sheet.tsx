import { useRef } from 'react'
import { useRole } from '#account/use-role.ts'
import { currentOwner, dropToken } from '#platform/access/token.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { deviceStore } from '#platform/device-store.ts'
import { refusedFields } from '#platform/forms/form-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import styles from './account-screen.module.css'
import { type Confirmation, ConfirmationField } from './confirmation-field.tsx'
import { erase } from './settings.api.ts'

/** Says what goes and what stays, and asks for the password; who has none writes the own name. */
export function EraseSheet({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { erase: m, confirmation: c } = useMessages('accountSettings')
  const problems = useMessages('problems')
  const toast = useToast()
  const role = useRole() ?? 'student'
  // Where an answer got lost the account may be gone: then the next try is answered as from nobody.
  const isUnanswered = useRef(false)
  const { form, field } = useForm<Confirmation>({
    change: 'session',
    read: (textOf) => ({ confirmation: textOf('confirmation') }),
    check: ({ confirmation }) => ({
      ...(confirmation.trim() === '' && { confirmation: hasPassword ? c.needPassword : c.needName }),
    }),
    send: (body) =>
      erase({ body, keepToken: isUnanswered.current }).catch((error: unknown) => {
        if (!isUnanswered.current || failureCode(error) !== 'unauthenticated') throw error
      }),
    onSaved: () => {
      deviceStore.wipeOwner(currentOwner())
      dropToken()
      toast({ text: m.done })
    },
    failed: (error) => {
      isUnanswered.current ||= ['offline', 'timeout'].includes(failureCode(error))
      if (refusedFields<Confirmation>(error, '').confirmation !== undefined)
        return { confirmation: hasPassword ? c.wrongPassword : c.wrongName }
      return {
        form: `${isUnanswered.current ? m.unanswered : m.failed} ${problemText(problems, 'other', error)}`,
      }
    },
  })
  return (
    <FormSheet title={m.sheetTitle} form={form} save={m.confirm} saving={m.erasing} onClose={onClose}>
      <h3>{m.goesTitle}</h3>
      <ul className={styles.points}>
        {m.goes[role].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{m.staysTitle}</h3>
      <ul className={styles.points}>
        {m.stays[role].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{m.atOnce}</p>
      <ConfirmationField {...field('confirmation')} hasPassword={hasPassword} />
    </FormSheet>
  )
}
