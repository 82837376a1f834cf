import type { resetContract } from '@vikalp/contract/accounts/reset'
import type { SignedIn } from '@vikalp/contract/identity'
import { accountLimits } from '@vikalp/domain/limits'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { takeSecret } from '#platform/access/arriving-secret.ts'
import { call } from '#platform/api/api-client.ts'
import { codeInput } from '#platform/forms/code-input.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { paths } from '#platform/navigation/paths.ts'
import { siteOperator } from '#platform/site.ts'
import { hasOwnLogin, siteSettings } from '#platform/site-settings.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { enterWith } from '../enter-with.ts'
import { PasswordField } from '../password-field.tsx'
import { MailForm } from './mail-form.tsx'
import styles from './recover-screen.module.css'
import { findRecoveryErrors, type Recovery, readRecovery, recoveryRefused } from './recovery.ts'

const reset = call<typeof resetContract.reset>('POST', '/api/accounts/reset')

/** The way back for who forgot the password; another provider has one of its own. */
export function RecoverScreen() {
  const m = useMessages('recover')
  if (!hasOwnLogin()) return <Redirect to={paths.login} replace />
  return (
    <Page title={m.title} subtitle={m.intro} back={{ href: paths.login, label: m.back }} narrow paper>
      <div className={styles.parts}>
        <div className={styles.card}>
          <RecoverForm />
        </div>
        {siteSettings().mail && <MailForm />}
        <SectionCard title={m.howTitle}>
          <p>{m.howText}</p>
          <p>{m.elseText(siteOperator().email)}</p>
        </SectionCard>
      </div>
    </Page>
  )
}

function RecoverForm() {
  const recover = useMessages('recover')
  const identity = useMessages('identity')
  const problems = useMessages('problems')
  const texts = { recover, identity, problems }
  const [mailed] = useState(takeSecret)
  const { form, field } = useForm<Recovery, SignedIn>({
    change: 'session',
    read: readRecovery,
    check: (body) => findRecoveryErrors(body, texts),
    send: (body) => reset({ body, keepToken: true }),
    onSaved: enterWith,
    failed: (error) => recoveryRefused(error, texts),
  })
  return (
    <Form form={form}>
      <Field
        {...field('code')}
        {...codeInput}
        defaultValue={mailed}
        label={recover.code}
        hint={recover.codeHint}
      />
      <PasswordField
        {...field('password')}
        label={recover.password}
        autoComplete="new-password"
        hint={identity.login.passwordRule(accountLimits.password.min)}
      />
      <SubmitButton wide isSending={form.isSending} sending={recover.choosing}>
        {recover.choose}
      </SubmitButton>
    </Form>
  )
}
