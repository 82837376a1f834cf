import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { ClassNameField } from './class-name-field.tsx'
import { createClass } from './classes.api.ts'
import styles from './taught-classes.module.css'

type NewClassFormProps = {
  /** The form stands there by itself, as the teacher's first step. */
  isFirst: boolean
  onMade: (classId: string) => void
  onCancel: () => void
}

export function NewClassForm({ isFirst, onMade, onCancel }: NewClassFormProps) {
  const m = useMessages('taughtClasses')
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const refuse = (sentence: string) => {
    setError(sentence)
    input.current?.focus()
  }
  // Asked for by a button that is gone now: the focus goes on to the field.
  useEffect(() => {
    if (!isFirst) input.current?.focus()
  }, [isFirst])
  const create = useChange('class', {
    mutationFn: () => createClass({ body: { name: name.trim() } }),
    onSuccess: (made) => {
      setName('')
      toast({ text: m.created(made.name) })
      onMade(made.classId)
    },
    onError: (failure) => refuse(failureCode(failure) === 'conflict' ? m.tooMany : m.createFailed),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (create.isPending) return
    if (name.trim() === '') refuse(m.nameNeeded)
    else create.mutate()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ClassNameField
        ref={input}
        value={name}
        error={error}
        onChange={(typed) => {
          setName(typed)
          setError(undefined)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" kind={isFirst ? 'filled' : 'tonal'} busy={create.isPending}>
          {create.isPending ? m.creating : m.create}
        </Button>
        {!isFirst && (
          <Button kind="text" onClick={onCancel}>
            {m.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
