import type { JoinedClass } from '@vikalp/contract/classes'
import { findCodeProblem, tidyCode } from '@vikalp/domain/classes/join-code'
import { classLimits } from '@vikalp/domain/limits'
import { failureCode } from '#platform/api/api-failure.ts'
import { codeInput } from '#platform/forms/code-input.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { joinClass } from './classes.api.ts'
import styles from './my-classes.module.css'

export function JoinClassForm({ onJoined }: { onJoined: () => void }) {
  const m = useMessages('joinedClasses')
  const problems = useMessages('problems')
  const toast = useToast()
  const { form, field } = useForm<{ code: string }, JoinedClass>({
    change: 'class',
    read: (textOf) => ({ code: tidyCode(textOf('code')) }),
    check: ({ code }) => {
      const problem = findCodeProblem(code)
      return { code: problem && m.badCode[problem] }
    },
    send: (body) => joinClass({ body }),
    onSaved: ({ name, teacher }) => {
      toast({ text: m.joined(name, teacher) })
      onJoined()
    },
    failed: (error) => {
      const code = failureCode(error)
      if (code === 'not_found') return { code: m.codeUnknown }
      if (code === 'conflict') return { code: m.codeConflict(classLimits.attended) }
      return { code: problemText(problems, 'other', error) }
    },
  })
  return (
    <Form form={form} className={styles.form}>
      <Field {...field('code')} {...codeInput} label={m.code} hint={m.codeHint} />
      <p className={styles.consent}>{m.consent}</p>
      <SubmitButton kind="tonal" isSending={form.isSending} sending={m.joining}>
        {m.join}
      </SubmitButton>
    </Form>
  )
}
