import { handlePattern, reservedHandles } from '@vikalp/domain/identity/username'
import { accountLimits } from '@vikalp/domain/limits'
import { failureCode } from '#platform/api/api-failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { chooseHandle } from './school.api.ts'

const { min, max } = accountLimits.handle

export function ChooseHandle() {
  const m = useMessages('school').handle
  const problems = useMessages('problems')
  const { form, field } = useForm<{ handle: string }>({
    change: 'institute',
    read: (textOf) => ({ handle: textOf('handle').trim().toLowerCase() }),
    check: ({ handle }) => {
      if (handle.length < min || handle.length > max || !handlePattern.test(handle)) return { handle: m.need }
      return reservedHandles.includes(handle) ? { handle: m.reserved } : {}
    },
    send: (body) => chooseHandle({ body }),
    onSaved: () => undefined,
    failed: (error) =>
      failureCode(error) === 'conflict'
        ? { handle: m.taken }
        : { form: `${m.failed} ${problemText(problems, 'other', error)}` },
  })
  return (
    <SectionCard title={m.title} note={m.text}>
      <Form form={form}>
        <Field
          {...field('handle')}
          label={m.label}
          hint={m.hint(min, max)}
          maxLength={max}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <SubmitButton isSending={form.isSending} sending={m.saving}>
          {m.save}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}
