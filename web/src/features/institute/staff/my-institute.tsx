import { findCodeProblem, tidyCode } from '@vikalp/domain/classes/join-code'
import { useRef } from 'react'
import { type FailureCode, failureCode } from '#platform/api/api-failure.ts'
import { codeInput } from '#platform/forms/code-input.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { LeaveInstitute } from './leave-institute.tsx'
import { joinInstitute } from './staff.api.ts'
import styles from './staff.module.css'

/** On the teacher's screen: the institute, or the form to join one. */
export function MyInstitute({ institute }: { institute: string | null }) {
  const m = useMessages('membership')
  const heading = useRef<HTMLHeadingElement>(null)
  // The form disappears when it has succeeded; the focus stays in the section.
  const onDone = () => heading.current?.focus()
  return (
    <SectionCard title={m.title} headingRef={heading}>
      <div className={styles.sight}>
        <p>{institute === null ? m.none : m.belongs(institute)}</p>
        <p className={styles.note}>{m.sight}</p>
      </div>
      {institute === null ? (
        <JoinForm onDone={onDone} />
      ) : (
        <LeaveInstitute institute={institute} onDone={onDone} />
      )}
    </SectionCard>
  )
}

function JoinForm({ onDone }: { onDone: () => void }) {
  const m = useMessages('membership')
  const problems = useMessages('problems')
  const toast = useToast()
  const { form, field } = useForm<{ code: string }, { institute: string }>({
    change: 'institute',
    read: (textOf) => ({ code: tidyCode(textOf('code')) }),
    check: ({ code }) => {
      const problem = findCodeProblem(code)
      return { code: problem && m.badCode[problem] }
    },
    send: (body) => joinInstitute({ body }),
    onSaved: ({ institute }) => {
      onDone()
      toast({ text: m.joined(institute) })
    },
    failed: (error) => {
      const said: Partial<Record<FailureCode, string>> = { not_found: m.unknownCode, forbidden: m.dismissed }
      return { code: said[failureCode(error)] ?? problemText(problems, 'other', error) }
    },
  })
  return (
    <Form form={form} className={styles.join}>
      <Field {...field('code')} {...codeInput} label={m.code} hint={m.codeHint} />
      <SubmitButton kind="tonal" isSending={form.isSending} sending={m.joining}>
        {m.join}
      </SubmitButton>
    </Form>
  )
}
