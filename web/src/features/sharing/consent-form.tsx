import type { ConsentQuestion } from '@vikalp/contract/sharing'
import { consentLimits } from '@vikalp/domain/limits'
import { type GuardianRelation, guardianRelations } from '@vikalp/domain/vocabulary'
import { useId } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { type FormErrors, refusedFields } from '#platform/forms/form-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { giveConsent } from './sharing.api.ts'
import styles from './sharing-screen.module.css'

type Typed = {
  guardian: string
  relation: GuardianRelation | undefined
  contact: string
  isGuardian: boolean
}
type ConsentFormProps = {
  token: string
  question: ConsentQuestion
  onGiven: (withdrawalToken: string) => void
}

/** The text, who the guardian is, and the tick; nothing is chosen beforehand. */
export function ConsentForm({ token, question, onGiven }: ConsentFormProps) {
  const m = useMessages('consent')
  const { student, issuer, textVersion } = question
  const { form, field } = useForm<Typed, { withdrawalToken: string }>({
    change: 'session',
    read: (textOf) => ({
      guardian: textOf('guardian').trim(),
      relation: guardianRelations.find((relation) => relation === textOf('relation')),
      contact: textOf('contact').trim(),
      isGuardian: textOf('isGuardian') === 'yes',
    }),
    check: ({ guardian, relation, contact, isGuardian }) => ({
      ...(guardian === '' && { guardian: m.needGuardian }),
      ...(relation === undefined && { relation: m.needRelation }),
      ...(contact === '' && { contact: m.needContact }),
      ...(!isGuardian && { isGuardian: m.needAgreement }),
    }),
    send: ({ guardian, relation = 'guardian', contact }) =>
      giveConsent({ body: { token, guardian, relation, contact, isGuardian: true, textVersion } }),
    onSaved: ({ withdrawalToken }) => onGiven(withdrawalToken),
    failed: (error): FormErrors<Typed> => {
      const code = failureCode(error)
      if (code === 'conflict')
        return { form: 'textVersion' in refusedFields(error, '') ? m.changed : m.notNeeded }
      if (code === 'not_found') return { form: m.code.unknown }
      return { ...refusedFields<Typed>(error, m.refused), form: m.failed }
    },
  })
  return (
    <SectionCard
      title={m.about(student)}
      note={`${issuer === null ? m.byLink : m.byPaper(issuer)} ${m.version(textVersion)}.`}
    >
      {m.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{m.already}</p>
      <Form form={form} className={styles.form}>
        <Field
          {...field('guardian')}
          label={m.guardian}
          autoComplete="name"
          maxLength={consentLimits.guardian}
        />
        <RadioChoices
          legend={m.relation}
          {...field('relation')}
          options={guardianRelations.map((value) => ({ value, label: m.relations[value] }))}
          initial={undefined}
        />
        <Field
          {...field('contact')}
          label={m.contact}
          hint={m.contactHint}
          autoComplete="off"
          maxLength={consentLimits.contact}
        />
        <Tick {...field('isGuardian')} label={m.isGuardian(student)} />
        <p className={styles.note}>{m.recorded}</p>
        <SubmitButton isSending={form.isSending} sending={m.agreeing}>
          {m.agree}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}

function Tick({ name, label, error }: { name: string; label: string; error: string | undefined }) {
  const id = useId()
  const invalid = error !== undefined && ({ 'aria-invalid': true, 'aria-describedby': id } as const)
  return (
    <div>
      <label className={styles.tick}>
        <input type="checkbox" name={name} value="yes" {...invalid} /> <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
