import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StudentDetails } from '@vikalp/contract/student-profile'
import { type FormEvent, useId, useState } from 'react'
import { ApiFailure } from '#platform/api-failure.ts'
import { useMessages } from '#platform/messages.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useToast } from '#ui/toast.tsx'
import { saveStudentDetails } from './student.api.ts'
import { type DetailErrors, findDetailErrors, type Grade, grades, isGrade } from './student-details.ts'
import styles from './student-details-sheet.module.css'

type StudentDetailsSheetProps = { details: StudentDetails; onClose: () => void }

/** What a student says of themselves; every field may stay empty. */
export function StudentDetailsSheet({ details, onClose }: StudentDetailsSheetProps) {
  const text = useMessages().student.details
  const formId = useId()
  const toast = useToast()
  const queries = useQueryClient()
  const [given, setGiven] = useState<StudentDetails>(details)
  const [errors, setErrors] = useState<DetailErrors>({})
  const save = useMutation({
    mutationFn: (body: StudentDetails) => saveStudentDetails({ body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['profiles', 'student'] })
      toast({ text: text.saved })
      onClose()
    },
    // The server names the fields; its words are for programmers, ours stand here.
    onError: (error) => {
      const fields = error instanceof ApiFailure ? Object.keys(error.fields) : []
      setErrors(Object.fromEntries(fields.map((field) => [field, text.refused])))
    },
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (save.isPending) return
    const form = event.currentTarget
    const found = findDetailErrors(given, text)
    setErrors(found)
    if (Object.keys(found).length === 0) save.mutate(given)
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  const field = (name: 'phone' | 'parentContact' | 'address') => ({
    name,
    value: given[name] ?? '',
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setGiven({ ...given, [name]: target.value === '' ? null : target.value }),
  })
  return (
    <Sheet
      title={text.title}
      open
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending}>
          {save.isPending ? text.saving : text.save}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.note}>{text.whoSees}</p>
        {save.isError && (
          <p className={styles.problem} role="alert">
            {text.failed}
          </p>
        )}
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
      </form>
    </Sheet>
  )
}
