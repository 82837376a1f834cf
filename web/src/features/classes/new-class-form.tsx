import type { TaughtClass } from '@vikalp/contract/classes'
import { classLimits } from '@vikalp/domain/limits'
import { useEffect, useRef } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { ClassNameField } from './class-name-field.tsx'
import { createClass } from './classes.api.ts'
import styles from './taught-classes.module.css'

type NewClassFormProps = {
  /** The form is shown from the start, as the teacher's first step. */
  isFirst: boolean
  onMade: (classId: string) => void
  onCancel: () => void
}

export function NewClassForm({ isFirst, onMade, onCancel }: NewClassFormProps) {
  const m = useMessages('taughtClasses')
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  // The button that opened it is gone, so the focus moves to the field.
  useEffect(() => {
    if (!isFirst) input.current?.focus()
  }, [isFirst])
  const { form, field } = useForm<{ name: string }, TaughtClass>({
    change: 'class',
    read: (textOf) => ({ name: textOf('name').trim() }),
    check: ({ name }) => ({ ...(name === '' && { name: m.nameNeeded }) }),
    send: (body) => createClass({ body }),
    onSaved: ({ classId, name }) => {
      toast({ text: m.created(name) })
      onMade(classId)
    },
    failed: (error) => ({
      name: failureCode(error) === 'conflict' ? m.tooMany(classLimits.taught) : m.createFailed,
    }),
  })
  return (
    <Form form={form} className={styles.form}>
      <ClassNameField {...field('name')} ref={input} />
      <div className={styles.actions}>
        <SubmitButton kind={isFirst ? 'filled' : 'tonal'} isSending={form.isSending} sending={m.creating}>
          {m.create}
        </SubmitButton>
        {!isFirst && (
          <Button kind="text" onClick={onCancel}>
            {m.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}
