import type { Confirmation } from '@vikalp/contract/accounts/email'
import type { StrangersAnswer } from '@vikalp/domain/vocabulary'
import { refusedFields } from '#platform/forms/form-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button } from '#ui/input/button.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { PasswordField } from '../password-field.tsx'
import { verifyEmail } from './email.api.ts'
import styles from './recover-screen.module.css'

type Typed = { password: string }

type WhoseAccountProps = {
  token: string
  email: string
  whose: NonNullable<Confirmation['whose']>
  isBusy: boolean
  onConfirmed: (result: Confirmation) => void
  onOtherwise: (answer: StrangersAnswer) => void
}

/** The reader of a mail who is not signed in to the account: its owner says so by the password, anybody else gets nothing of it. */
export function WhoseAccount({ token, email, whose, isBusy, onConfirmed, onOtherwise }: WhoseAccountProps) {
  const m = useMessages('recover')
  const identity = useMessages('identity')
  const problems = useMessages('problems')
  const { form, field } = useForm<Typed, Confirmation>({
    change: 'account',
    read: (textOf) => ({ password: textOf('password') }),
    check: ({ password }) => ({ ...(password === '' && { password: identity.login.needPassword }) }),
    send: ({ password }) => verifyEmail({ body: { token, password }, keepToken: true }),
    onSaved: onConfirmed,
    failed: (error) =>
      refusedFields<Typed>(error, '').password === undefined
        ? { form: problemText(problems, 'other', error) }
        : { password: m.wrongPassword },
  })
  return (
    <div className={styles.parts}>
      <SectionCard title={m.whoseTitle}>
        <p>{m.whoseText(email, whose.name)}</p>
        <Form form={form}>
          <PasswordField {...field('password')} label={m.itsPassword} autoComplete="current-password" />
          <SubmitButton wide isSending={form.isSending} sending={m.confirming}>
            {m.confirmMine}
          </SubmitButton>
        </Form>
      </SectionCard>
      <SectionCard title={m.notMineTitle}>
        <p>{m.notMineText}</p>
        <Button kind="outline" busy={isBusy} onClick={() => onOtherwise('refuse')}>
          {m.notMine}
        </Button>
      </SectionCard>
      {whose.canStartAnew && (
        <SectionCard title={m.anewTitle}>
          <p>{m.anewText(email)}</p>
          <Button kind="outline" busy={isBusy} onClick={() => onOtherwise('start-anew')}>
            {m.anew}
          </Button>
        </SectionCard>
      )}
    </div>
  )
}
