import type { StudentDetails } from '@vikalp/contract/student-profile'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { saveStudentDetails } from '../student.api.ts'
import { findDetailErrors, type Grade, grades, isGrade } from './student-details.ts'

type StudentDetailsSheetProps = { details: StudentDetails; onClose: () => void }

/** What a student says of themselves; every field may stay empty. */
export function StudentDetailsSheet({ details, onClose }: StudentDetailsSheetProps) {
  const text = useMessages('student').details
  const toast = useToast()
  const [given, setGiven] = useState<StudentDetails>(details)
  const { submit, errors, isSaving, failure } = useForm<StudentDetails>({
    change: 'details',
    send: (body) => saveStudentDetails({ body }),
    check: (body) => findDetailErrors(body, text),
    onSaved: () => {
      toast({ text: text.saved })
      onClose()
    },
    refused: text.refused,
    failed: text.failed,
  })
  const field = (name: 'phone' | 'parentContact' | 'address') => ({
    name,
    value: given[name] ?? '',
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setGiven({ ...given, [name]: target.value === '' ? null : target.value }),
  })
  return (
    <FormSheet
      title={text.title}
      note={text.whoSees}
      failure={failure}
      save={text.save}
      saving={text.saving}
      isSaving={isSaving}
      onSubmit={(form) => submit(form, given)}
      onClose={onClose}
    >
      <SelectField<Grade | ''>
        label={text.grade}
        value={given.grade ?? ''}
        options={[
          { value: '', label: text.noGrade },
          ...grades.map((grade) => ({ value: grade, label: grade })),
        ]}
        onChoose={(grade) => setGiven({ ...given, grade: isGrade(grade) ? grade : null })}
      />
      <Field label={text.phone} type="tel" autoComplete="tel" hint={text.phoneHint} {...field('phone')} />
      <Field label={text.parentContact} type="tel" autoComplete="off" {...field('parentContact')} />
      <Field label={text.address} autoComplete="street-address" maxLength={200} {...field('address')} />
    </FormSheet>
  )
}
