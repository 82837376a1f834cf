import type { NewActivity } from '@vikalp/contract/institutes'
import { indianDay } from '@vikalp/domain/progress/periods'
import { type FormEvent, useId, useState } from 'react'
import { ApiFailure } from '#platform/api-failure.ts'
import { useMessages } from '#platform/messages.tsx'
import { problemText } from '#platform/problem-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useToast } from '#ui/toast.tsx'
import { TextArea, TypeChoice } from './activity-fields.tsx'
import { recordActivity } from './institutes.api.ts'
import styles from './institutes.module.css'
import { type ActivityErrors, findActivityErrors, longest, readNewActivity } from './new-activity.ts'
import { useInstituteChange } from './use-institute-change.ts'

export function ActivitySheet({ onClose }: { onClose: () => void }) {
  const messages = useMessages()
  const m = messages.institutes.activity
  const toast = useToast()
  const formId = useId()
  const [today] = useState(() => indianDay(new Date()))
  const [errors, setErrors] = useState<ActivityErrors>({})
  const record = useInstituteChange({
    mutationFn: (body: NewActivity) => recordActivity({ body }),
    onSuccess: () => {
      onClose()
      toast({ text: m.saved })
    },
    onError: (error) => {
      if (!(error instanceof ApiFailure)) return
      setErrors(Object.fromEntries(Object.keys(error.fields).map((field) => [field, m.refused])))
    },
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (record.isPending) return
    const form = event.currentTarget
    const activity = readNewActivity(new FormData(form))
    const found = findActivityErrors(activity, today, m)
    setErrors(found)
    if (Object.keys(found).length === 0) record.mutate(activity)
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <Sheet
      title={m.title}
      open
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} wide busy={record.isPending}>
          {record.isPending ? m.saving : m.save}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {record.isError && (
          <p className={styles.problem} role="alert">
            {m.failed} {problemText(messages, 'other', record.error)}
          </p>
        )}
        <TypeChoice />
        <Field
          label={m.name}
          name="title"
          placeholder={m.namePlaceholder}
          maxLength={longest.title}
          error={errors.title}
        />
        <TextArea
          label={m.description}
          name="description"
          rows={3}
          maxLength={longest.description}
          error={errors.description}
        />
        <Field label={m.date} name="date" type="date" defaultValue={today} error={errors.date} />
        <Field
          label={m.score}
          name="score"
          hint={m.scoreHint}
          maxLength={longest.score}
          error={errors.score}
        />
      </form>
    </Sheet>
  )
}
