import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TeacherDetails } from '@vikalp/contract/teacher-profile'
import { indianDay } from '@vikalp/domain/progress/periods'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ApiFailure } from '#platform/api-failure.ts'
import { useMessages } from '#platform/messages.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useToast } from '#ui/toast.tsx'
import { saveTeacher } from './teacher.api.ts'
import {
  detailsOf,
  findFormProblems,
  firstYear,
  formOf,
  longestQualification,
  subjects,
  type TeacherForm,
} from './teacher-details.ts'
import styles from './teacher-details-sheet.module.css'

type TeacherDetailsSheetProps = { details: TeacherDetails; onClose: () => void }
type Errors = Partial<Record<keyof TeacherForm, string>>

/** What a teacher says of themselves; every field may stay empty. */
export function TeacherDetailsSheet({ details, onClose }: TeacherDetailsSheetProps) {
  const m = useMessages().teacher.form
  const id = useId()
  const toast = useToast()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => formOf(details))
  const [errors, setErrors] = useState<Errors>({})
  const thisYear = Number(indianDay(new Date()).slice(0, 4))
  const save = useMutation({
    mutationFn: (body: TeacherDetails) => saveTeacher({ body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['profiles'] })
      toast({ text: m.saved })
      onClose()
    },
    // The server names the fields; its words are for programmers, ours stand here.
    onError: (error) => {
      const fields = error instanceof ApiFailure ? Object.keys(error.fields) : []
      show(Object.fromEntries(fields.map((field) => [field, m.refused])))
    },
  })

  function show(found: Errors): void {
    setErrors(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (save.isPending) return
    const body = detailsOf(typed)
    const wrong = findFormProblems(body, thisYear)
    if (!wrong.phone && !wrong.teachingSince) save.mutate(body)
    else
      show({
        ...(wrong.phone && { phone: m.phoneWrong }),
        ...(wrong.teachingSince && { teachingSince: m.sinceWrong(String(firstYear), String(thisYear)) }),
      })
  }

  const field = (name: keyof TeacherForm) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const set = (name: keyof TeacherForm, value: string) => {
    setTyped({ ...typed, [name]: value })
    setErrors({ ...errors, [name]: undefined })
  }
  return (
    <Sheet
      title={m.open}
      open
      onClose={onClose}
      footer={
        <Button type="submit" form={id} wide busy={save.isPending}>
          {save.isPending ? m.saving : m.save}
        </Button>
      }
    >
      <form id={id} ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.note}>{m.note}</p>
        {save.isError && Object.values(errors).every((error) => error === undefined) && (
          <p className={styles.failed} role="alert">
            {m.failed}
          </p>
        )}
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
      </form>
    </Sheet>
  )
}
