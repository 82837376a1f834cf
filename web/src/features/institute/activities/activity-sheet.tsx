import type { NewActivity } from '@vikalp/contract/institute'
import { indianDay } from '@vikalp/domain/progress/periods'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { TextArea } from '#ui/input/text-area.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { recordActivity } from '../staff/staff.api.ts'
import { activityTypes, findActivityErrors, longest, readNewActivity } from './new-activity.ts'

export function ActivitySheet({ onClose }: { onClose: () => void }) {
  const m = useMessages('institutes').activity
  const toast = useToast()
  const [today] = useState(() => indianDay(new Date()))
  const { submit, errors, isSaving, failure } = useForm<NewActivity>({
    change: 'institute',
    send: (body) => recordActivity({ body }),
    check: (activity) => findActivityErrors(activity, today, m),
    onSaved: () => {
      onClose()
      toast({ text: m.saved })
    },
    refused: m.refused,
    failed: m.failed,
  })
  return (
    <FormSheet
      title={m.title}
      failure={failure}
      save={m.save}
      saving={m.saving}
      isSaving={isSaving}
      onSubmit={(form) => submit(form, readNewActivity(new FormData(form)))}
      onClose={onClose}
    >
      <RadioChoices
        legend={m.type}
        name="type"
        options={activityTypes.map((value) => ({ value, label: m.types[value] }))}
        initial="assessment"
        isGrid
      />
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
      <Field label={m.score} name="score" hint={m.scoreHint} maxLength={longest.score} error={errors.score} />
    </FormSheet>
  )
}
