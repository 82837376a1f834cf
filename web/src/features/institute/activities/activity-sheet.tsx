import type { NewActivity } from '@vikalp/contract/institute'
import { activityLimits } from '@vikalp/domain/limits'
import { indianDay } from '@vikalp/domain/progress/periods'
import { activityTypes } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { savingErrors } from '#platform/forms/saving-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { TextArea } from '#ui/input/text-area.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { recordActivity } from '../staff/staff.api.ts'
import { findActivityErrors, readNewActivity } from './new-activity.ts'

export function ActivitySheet({ onClose }: { onClose: () => void }) {
  const m = useMessages('instituteProfile').activity
  const problems = useMessages('problems')
  const toast = useToast()
  const [today] = useState(() => indianDay(new Date()))
  const { form, field } = useForm<NewActivity>({
    change: 'institute',
    read: readNewActivity,
    check: (activity) => findActivityErrors(activity, today, m),
    send: (body) => recordActivity({ body }),
    onSaved: () => {
      onClose()
      toast({ text: m.saved })
    },
    failed: (error) => savingErrors(error, m, problems),
  })
  return (
    <FormSheet title={m.title} form={form} save={m.save} saving={m.saving} onClose={onClose}>
      <RadioChoices
        legend={m.type}
        name="type"
        options={activityTypes.map((value) => ({ value, label: m.types[value] }))}
        initial="assessment"
        isGrid
      />
      <Field
        {...field('title')}
        label={m.name}
        placeholder={m.namePlaceholder}
        maxLength={activityLimits.title}
      />
      <TextArea
        {...field('description')}
        label={m.description}
        rows={3}
        maxLength={activityLimits.description}
      />
      <Field {...field('date')} label={m.date} type="date" defaultValue={today} />
      <Field {...field('score')} label={m.score} hint={m.scoreHint} maxLength={activityLimits.score} />
    </FormSheet>
  )
}
