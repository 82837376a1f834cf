import type { TeacherDetails } from '@vikalp/contract/teacher-profile'
import { indianDay } from '@vikalp/domain/progress/periods'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { saveTeacher } from './teacher.api.ts'
import {
  detailsOf,
  findDetailErrors,
  formOf,
  longestQualification,
  subjects,
  type TeacherForm,
} from './teacher-details.ts'

type TeacherDetailsSheetProps = { details: TeacherDetails; onClose: () => void }

/** What a teacher says of themselves; every field may stay empty. */
export function TeacherDetailsSheet({ details, onClose }: TeacherDetailsSheetProps) {
  const m = useMessages('teacher').form
  const toast = useToast()
  const [typed, setTyped] = useState(() => formOf(details))
  const { submit, errors, isSaving, failure } = useForm<TeacherDetails>({
    change: 'details',
    send: (body) => saveTeacher({ body }),
    check: (body) => findDetailErrors(body, Number(indianDay(new Date()).slice(0, 4)), m),
    onSaved: () => {
      toast({ text: m.saved })
      onClose()
    },
    refused: m.refused,
    failed: m.failed,
  })
  const set = (name: keyof TeacherForm, value: string) => setTyped({ ...typed, [name]: value })
  const field = (name: keyof TeacherForm) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  return (
    <FormSheet
      title={m.open}
      note={m.note}
      failure={failure}
      save={m.save}
      saving={m.saving}
      isSaving={isSaving}
      onSubmit={(form) => submit(form, detailsOf(typed))}
      onClose={onClose}
    >
      <SelectField
        label={m.subject}
        value={typed.subject}
        options={[
          { value: '', label: m.noSubject },
          ...subjects.map((subject) => ({ value: subject, label: subject })),
        ]}
        onChoose={(subject) => set('subject', subject)}
      />
      <Field label={m.qualification} maxLength={longestQualification} {...field('qualification')} />
      <Field label={m.phone} type="tel" autoComplete="tel" maxLength={24} {...field('phone')} />
      <Field label={m.since} inputMode="numeric" maxLength={4} {...field('teachingSince')} />
    </FormSheet>
  )
}
