import { accountLimits } from '@vikalp/domain/limits'
import { useRole } from '#account/use-role.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './account-screen.module.css'
import { rename } from './settings.api.ts'

export function NamePart({ name }: { name: string }) {
  const { name: m, save, saving } = useMessages('accountSettings')
  const { login } = useMessages('identity')
  const toast = useToast()
  const role = useRole()
  const { form, field } = useForm<{ name: string }>({
    change: 'account',
    read: (textOf) => ({ name: textOf('name').trim() }),
    check: (body) => ({ ...(body.name === '' && { name: login.needName }) }),
    send: (body) => rename({ body }),
    onSaved: () => toast({ text: m.saved }),
    failed: () => ({ name: m.failed }),
  })
  return (
    <SectionCard title={m.title} note={role === 'student' ? m.text : m.staffText}>
      <Form form={form} className={styles.form}>
        <Field
          {...field('name')}
          key={name}
          label={m.label}
          labelHidden
          autoComplete="name"
          defaultValue={name}
          maxLength={accountLimits.name}
        />
        <SubmitButton kind="tonal" isSending={form.isSending} sending={saving}>
          {save}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}
