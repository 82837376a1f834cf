import type { ClassMember } from '@vikalp/contract/classes'
import { classLimits } from '@vikalp/domain/limits'
import { useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { removeStudent, setRollNo } from './classes.api.ts'
import styles from './members-sheet.module.css'

type MemberEditorProps = {
  classId: string
  member: ClassMember
  say: (note: string) => void
  onDone: () => void
}

/** What a teacher may change about a student of the class: the roll number and the membership. */
export function MemberEditor({ classId, member: { userId, name, rollNo }, say, onDone }: MemberEditorProps) {
  const { members: m, save, saving } = useMessages('taughtClasses')
  const params = { classId, userId }
  const { form, field } = useForm<{ rollNo: string }>({
    change: 'class',
    read: (textOf) => ({ rollNo: textOf('rollNo').trim() }),
    check: (body) => ({ ...(body.rollNo === '' && { rollNo: m.rollNoNeeded(classLimits.rollNo) }) }),
    send: (body) => setRollNo({ params, body }),
    onSaved: () => {
      say(m.rollNoSaved(name))
      onDone()
    },
    failed: (error) => ({ rollNo: failureCode(error) === 'conflict' ? m.rollNoTaken : m.rollNoFailed }),
  })
  return (
    <div className={styles.editor}>
      <Form form={form} className={styles.form}>
        <Field
          {...field('rollNo')}
          label={m.rollNo}
          aria-label={m.rollNoOf(name)}
          defaultValue={rollNo}
          maxLength={classLimits.rollNo}
          autoComplete="off"
        />
        <SubmitButton kind="tonal" isSending={form.isSending} sending={saving}>
          {save}
        </SubmitButton>
      </Form>
      <Removal params={params} name={name} say={say} />
    </div>
  )
}

const focusOnce = (element: HTMLElement | null) => element?.focus()

type RemovalProps = { params: { classId: string; userId: string }; name: string; say: (note: string) => void }

/** Confirms in place: a dialog over this one would hide the student's name. */
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
        <Button kind="outline" onClick={() => setAsking(false)} ref={focusOnce}>
          {m.removeCancel}
        </Button>
        <Button kind="tonal" busy={remove.isPending} onClick={() => remove.mutate()}>
          {m.removeConfirm}
        </Button>
      </div>
    </div>
  )
}
