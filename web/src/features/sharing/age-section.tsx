import type { Sharing } from '@vikalp/contract/sharing'
import type { BirthMonth } from '@vikalp/domain/sharing/adult-from'
import { answerAge } from '#account/birth/birth.api.ts'
import { BirthFields } from '#account/birth/birth-fields.tsx'
import { findBirthErrors, readBirthMonth } from '#account/birth/birth-month.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './sharing-screen.module.css'

/** The question that everybody is asked once, and what was answered. */
export function AgeSection({ sharing }: { sharing: Sharing }) {
  const { age: m } = useMessages('sharing')
  const { state, adultFrom, sharesUntil } = sharing
  const { email } = siteOperator()
  if (state === 'unasked')
    return (
      <SectionCard title={m.title}>
        <p>{m.why}</p>
        <p className={styles.note}>{m.kept}</p>
        {sharesUntil && <p>{m.until(sharesUntil)}</p>}
        <AgeForm />
      </SectionCard>
    )
  return (
    <SectionCard title={m.title}>
      <p>{adultFrom === null ? m.adult : m.minor(adultFrom)}</p>
      <p className={styles.note}>
        {m.wrong} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </SectionCard>
  )
}

function AgeForm() {
  const { age: m } = useMessages('sharing')
  const texts = useMessages('birth')
  const { form, field } = useForm<BirthMonth, Sharing>({
    change: 'sharing',
    read: readBirthMonth,
    check: (born) => findBirthErrors(born, texts),
    send: (body) => answerAge({ body }),
    onSaved: () => undefined,
    failed: (error) => (failureCode(error) === 'invalid_request' ? { year: m.ahead } : { form: m.failed }),
  })
  return (
    <Form form={form} className={styles.form}>
      <BirthFields field={field} />
      <SubmitButton isSending={form.isSending} sending={m.saving}>
        {m.save}
      </SubmitButton>
    </Form>
  )
}
