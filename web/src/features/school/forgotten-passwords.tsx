import type { RosterCode, resetContract } from '@vikalp/contract/accounts/reset'
import { formatCode } from '@vikalp/domain/classes/join-code'
import { accountLimits } from '@vikalp/domain/limits'
import { Printer } from 'lucide'
import { useState } from 'react'
import { call } from '#platform/api/api-client.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './forgotten-passwords.module.css'

const makeCode = call<typeof resetContract.makeRosterCode>('POST', '/api/institutes/roster/reset-code')

/** Codes for students who forgot the password: one after the other is made, and all are printed as slips to cut. */
export function ForgottenPasswords({ handle }: { handle: string }) {
  const m = useMessages('school').forgotten
  const problems = useMessages('problems')
  const [codes, setCodes] = useState<readonly RosterCode[]>([])
  const { form, field } = useForm<{ username: string }, RosterCode>({
    change: 'account',
    read: (textOf) => ({ username: wholeName(textOf('username'), handle) }),
    check: ({ username }) => (username === '' ? { username: m.need } : {}),
    send: (body) => makeCode({ body }),
    onSaved: (made) =>
      setCodes((before) => [...before.filter(({ username }) => username !== made.username), made]),
    failed: (error) => {
      const code = failureCode(error)
      if (code === 'not_found') return { username: m.unknown }
      if (code === 'conflict') return { username: m.waiting }
      if (code === 'forbidden') return { username: m.ownEmail }
      return { form: `${m.failed} ${problemText(problems, 'other', error)}` }
    },
  })
  return (
    <SectionCard title={m.title} note={m.text}>
      <Form form={form}>
        <Field
          {...field('username')}
          label={m.username}
          hint={m.hint(handle)}
          maxLength={accountLimits.username}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <SubmitButton isSending={form.isSending} sending={m.making}>
          {m.make}
        </SubmitButton>
      </Form>
      <div role="status">
        {codes.length > 0 && (
          <>
            <ul className={styles.slips}>
              {codes.map(({ username, name, class: className, code, expiresAt }) => (
                <li key={username} className={styles.slip}>
                  <strong>{m.person(name, className)}</strong>
                  <span>{username}</span>
                  <code>{formatCode(code)}</code>
                  <small>{m.use(location.origin, expiresAt)}</small>
                </li>
              ))}
            </ul>
            <Button kind="tonal" icon={<Icon of={Printer} />} onClick={() => print()}>
              {m.print(codes.length)}
            </Button>
          </>
        )}
      </div>
    </SectionCard>
  )
}

/** Most type what stands before the @. */
const wholeName = (typed: string, handle: string): string => {
  const name = typed.trim().toLowerCase()
  return name === '' || name.includes('@') ? name : `${name}@${handle}`
}
