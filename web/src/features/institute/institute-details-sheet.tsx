import type { InstituteDetails } from '@vikalp/contract/institute-profile'
import { indianDay } from '@vikalp/domain/progress/periods'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { saveInstitute } from './institute.api.ts'
import { findInstituteDetailsErrors, longestDetail, readInstituteDetails } from './institute-details.ts'

type InstituteDetailsSheetProps = { details: InstituteDetails; onClose: () => void }

/** What an institute says of itself; every field may stay empty. */
export function InstituteDetailsSheet({ details, onClose }: InstituteDetailsSheetProps) {
  const m = useMessages('instituteProfile').details
  const toast = useToast()
  const { submit, errors, isSaving, failure } = useForm<InstituteDetails>({
    change: 'details',
    send: (body) => saveInstitute({ body }),
    check: (given) => findInstituteDetailsErrors(given, Number(indianDay(new Date()).slice(0, 4)), m),
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
      note={m.text}
      failure={failure}
      save={m.save}
      saving={m.saving}
      isSaving={isSaving}
      onSubmit={(form) => submit(form, readInstituteDetails(new FormData(form)))}
      onClose={onClose}
    >
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
    </FormSheet>
  )
}
