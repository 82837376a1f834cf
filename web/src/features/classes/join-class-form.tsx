import { findCodeProblem, tidyCode } from '@vikalp/domain/classes/join-code'
import { type FormEvent, useRef, useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { joinClass } from './classes.api.ts'
import styles from './my-classes.module.css'

/** A code may be typed with blanks and dashes: room for them. */
const maxTyped = 20

export function JoinClassForm({ onJoined }: { onJoined: () => void }) {
  const m = useMessages('joinedClasses')
  const problems = useMessages('problems')
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const refuse = (sentence: string) => {
    setError(sentence)
    input.current?.focus()
  }
  const join = useChange('class', {
    mutationFn: (code: string) => joinClass({ body: { code } }),
    onSuccess: ({ name, teacher }) => {
      setTyped('')
      toast({ text: m.joined(name, teacher) })
      onJoined()
    },
    onError: (failure) => {
      const code = failureCode(failure)
      if (code === 'not_found') refuse(m.codeUnknown)
      else if (code === 'conflict') refuse(m.codeConflict)
      else refuse(problemText(problems, 'other', failure))
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (join.isPending) return
    const code = tidyCode(typed)
    const problem = findCodeProblem(code)
    if (problem) refuse(problem === 'signs' ? m.codeLetters : m.codeNeeded)
    else join.mutate(code)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        ref={input}
        label={m.code}
        hint={m.codeHint}
        {...(error !== undefined && { error })}
        value={typed}
        maxLength={maxTyped}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <p className={styles.consent}>{m.consent}</p>
      <Button type="submit" kind="tonal" busy={join.isPending}>
        {join.isPending ? m.joining : m.join}
      </Button>
    </form>
  )
}
