import { findCodeProblem, tidyCode } from '@vikalp/domain/classes/join-code'
import { type FormEvent, useRef, useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { LeaveInstitute } from './leave-institute.tsx'
import { joinInstitute } from './staff.api.ts'
import styles from './staff.module.css'

/** On the teacher's screen: which institute it is, or the way into one. */
export function MyInstitute({ institute }: { institute: string | null }) {
  const { mine } = useMessages('institutes')
  const heading = useRef<HTMLHeadingElement>(null)
  // The form goes with what it has done; the focus stays in the section.
  const onDone = () => heading.current?.focus()
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {mine.title}
        </h2>
        <p>{institute === null ? mine.none : mine.belongs(institute)}</p>
        <p className={styles.note}>{mine.sight}</p>
      </div>
      {institute === null ? (
        <JoinForm onDone={onDone} />
      ) : (
        <LeaveInstitute institute={institute} onDone={onDone} />
      )}
    </section>
  )
}

function JoinForm({ onDone }: { onDone: () => void }) {
  const { mine } = useMessages('institutes')
  const problems = useMessages('problems')
  const toast = useToast()
  const [error, setError] = useState<string>()
  const join = useChange('institute', {
    mutationFn: (code: string) => joinInstitute({ body: { code } }),
    onSuccess: ({ institute }) => {
      onDone()
      toast({ text: mine.joined(institute) })
    },
    onError: (cause) => {
      const isUnknown = failureCode(cause) === 'not_found'
      setError(isUnknown ? mine.unknownCode : problemText(problems, 'other', cause))
    },
  })
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (join.isPending) return
    const form = event.currentTarget
    const typed = new FormData(form).get('code')
    const code = tidyCode(typeof typed === 'string' ? typed : '')
    const problem = findCodeProblem(code)
    setError(problem && mine.badCode[problem])
    if (!problem) join.mutate(code)
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <form className={styles.join} onSubmit={submit} noValidate>
      <Field
        label={mine.code}
        name="code"
        hint={mine.codeHint}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" kind="tonal" busy={join.isPending}>
        {join.isPending ? mine.joining : mine.join}
      </Button>
    </form>
  )
}
