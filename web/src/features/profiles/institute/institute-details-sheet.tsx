import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InstituteDetails } from '@vikalp/contract/institute-profile'
import { indianDay } from '@vikalp/domain/progress/periods'
import { type FormEvent, useId, useState } from 'react'
import { ApiFailure } from '#platform/api-failure.ts'
import { useMessages } from '#platform/messages.tsx'
import { problemText } from '#platform/problem-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useToast } from '#ui/toast.tsx'
import { saveInstitute } from './institute.api.ts'
import {
  findInstituteDetailsErrors,
  type InstituteDetailsErrors,
  longestDetail,
  readInstituteDetails,
} from './institute-details.ts'
import styles from './institute-details-sheet.module.css'

type InstituteDetailsSheetProps = { details: InstituteDetails; onClose: () => void }

export function InstituteDetailsSheet({ details, onClose }: InstituteDetailsSheetProps) {
  const messages = useMessages()
  const m = messages.instituteProfile.details
  const toast = useToast()
  const queries = useQueryClient()
  const formId = useId()
  const [errors, setErrors] = useState<InstituteDetailsErrors>({})
  const save = useMutation({
    mutationFn: (body: InstituteDetails) => saveInstitute({ body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['profiles'] })
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
    if (save.isPending) return
    const form = event.currentTarget
    const given = readInstituteDetails(new FormData(form))
    const thisYear = Number(indianDay(new Date()).slice(0, 4))
    const found = findInstituteDetailsErrors(given, thisYear, m)
    setErrors(found)
    if (Object.keys(found).length === 0) save.mutate(given)
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <Sheet
      title={m.title}
      open
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending}>
          {save.isPending ? m.saving : m.save}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.note}>{m.text}</p>
        {save.isError && (
          <p className={styles.problem} role="alert">
            {m.failed} {problemText(messages, 'other', save.error)}
          </p>
        )}
        <Field
          label={m.accreditation}
          name="accreditation"
          hint={m.accreditationHint}
          defaultValue={details.accreditation ?? ''}
          maxLength={longestDetail}
          error={errors.accreditation}
        />
        <Field
          label={m.location}
          name="location"
          hint={m.locationHint}
          defaultValue={details.location ?? ''}
          maxLength={longestDetail}
          error={errors.location}
        />
        <Field
          label={m.established}
          name="establishedYear"
          inputMode="numeric"
          defaultValue={details.establishedYear ?? ''}
          maxLength={4}
          error={errors.establishedYear}
        />
      </form>
    </Sheet>
  )
}
