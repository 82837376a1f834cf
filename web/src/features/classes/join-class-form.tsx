import type { ClassPreview } from '@vikalp/contract/classes'
import { findCodeProblem, tidyCode } from '@vikalp/domain/classes/join-code'
import { useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { codeInput } from '#platform/forms/code-input.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { ClassOffer } from './class-offer.tsx'
import { previewClass } from './classes.api.ts'
import styles from './my-classes.module.css'

type Offered = { code: string; offer: ClassPreview }

/** The first tap shows the class of a code, the second one joins it. */
export function JoinClassForm({ onJoined }: { onJoined: () => void }) {
  const [offered, setOffered] = useState<Offered>()
  if (!offered) return <CodeForm onOffered={setOffered} />
  return <ClassOffer {...offered} onJoined={onJoined} onBack={() => setOffered(undefined)} />
}

function CodeForm({ onOffered }: { onOffered: (offered: Offered) => void }) {
  const m = useMessages('joinedClasses')
  const problems = useMessages('problems')
  const { form, field } = useForm<{ code: string }, Offered>({
    // Nothing of the student changes yet.
    change: 'session',
    read: (textOf) => ({ code: tidyCode(textOf('code')) }),
    check: ({ code }) => {
      const problem = findCodeProblem(code)
      return { code: problem && m.badCode[problem] }
    },
    send: async (body) => ({ ...body, offer: await previewClass({ body }) }),
    onSaved: onOffered,
    failed: (error) => ({
      code: failureCode(error) === 'not_found' ? m.codeUnknown : problemText(problems, 'other', error),
    }),
  })
  return (
    <Form form={form} className={styles.form}>
      <Field {...field('code')} {...codeInput} label={m.code} hint={m.codeHint} />
      <p className={styles.consent}>{m.consent}</p>
      <SubmitButton kind="tonal" isSending={form.isSending} sending={m.looking}>
        {m.look}
      </SubmitButton>
    </Form>
  )
}
