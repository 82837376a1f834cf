import type { ClassMember } from '@vikalp/contract/classes'
import { type FormEvent, useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { removeStudent, setRollNo } from './classes.api.ts'
import styles from './members-sheet.module.css'

// contract/src/classes.ts
const longestRollNo = 20

type MemberEditorProps = {
  classId: string
  member: ClassMember
  say: (note: string) => void
  onDone: () => void
}

/** The two things a teacher may change about a student of the class: the roll number, and that there is one. */
export function MemberEditor({ classId, member: { userId, name, rollNo }, say, onDone }: MemberEditorProps) {
  const { members: m, save, saving } = useMessages('taughtClasses')
  const [typed, setTyped] = useState(rollNo)
  const [error, setError] = useState<string>()
  const params = { classId, userId }
  const change = useChange('class', {
    mutationFn: () => setRollNo({ params, body: { rollNo: typed.trim() } }),
    onSuccess: () => {
      say(m.rollNoSaved(name))
      onDone()
    },
    onError: (failure) => setError(failureCode(failure) === 'conflict' ? m.rollNoTaken : m.rollNoFailed),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') setError(m.rollNoNeeded)
    else if (!change.isPending) change.mutate()
  }
  return (
    <div className={styles.editor}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={m.rollNo}
          aria-label={m.rollNoOf(name)}
          value={typed}
          maxLength={longestRollNo}
          autoComplete="off"
          {...(error !== undefined && { error })}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" kind="tonal" busy={change.isPending}>
          {change.isPending ? saving : save}
        </Button>
      </form>
      <Removal params={params} name={name} say={say} />
    </div>
  )
}

type RemovalProps = { params: { classId: string; userId: string }; name: string; say: (note: string) => void }

/** Asked in place: a dialog over this one would hide whom it is about. */
function Removal({ params, name, say }: RemovalProps) {
  const { members: m } = useMessages('taughtClasses')
  const [isAsking, setAsking] = useState(false)
  const remove = useChange('class', {
    mutationFn: () => removeStudent({ params }),
    onSuccess: () => say(m.removed(name)),
    onError: () => say(m.removeFailed),
  })
  if (!isAsking)
    return (
      <div>
        <Button kind="text" flush onClick={() => setAsking(true)}>
          {m.remove}
        </Button>
      </div>
    )
  return (
    <div className={styles.asking} role="alert">
      <p>{m.removeText(name)}</p>
      <div className={styles.actions}>
        <Button kind="outline" onClick={() => setAsking(false)} autoFocus>
          {m.removeCancel}
        </Button>
        <Button kind="tonal" busy={remove.isPending} onClick={() => remove.mutate()}>
          {m.removeConfirm}
        </Button>
      </div>
    </div>
  )
}
