import type { InstituteDetails } from '@vikalp/contract/institute-profile'
import { instituteLimits as limits, typedLimits } from '@vikalp/domain/limits'
import { indianDay } from '@vikalp/domain/progress/periods'
import { DetailsSheet } from '#dashboard/details-sheet.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { saveInstitute } from './institute.api.ts'
import { findDetailErrors, readDetails } from './institute-details.ts'

type InstituteDetailsSheetProps = { details: InstituteDetails; onClose: () => void }

export function InstituteDetailsSheet({ details, onClose }: InstituteDetailsSheetProps) {
  const m = useMessages('instituteProfile').details
  return (
    <DetailsSheet
      texts={m}
      details={details}
      fields={{
        accreditation: { label: m.accreditation, hint: m.accreditationHint, maxLength: limits.accreditation },
        location: { label: m.location, hint: m.locationHint, maxLength: limits.location },
        establishedYear: { label: m.established, inputMode: 'numeric', maxLength: typedLimits.year },
      }}
      read={readDetails}
      check={(details) => findDetailErrors(details, Number(indianDay(new Date()).slice(0, 4)), m)}
      send={(body) => saveInstitute({ body })}
      onClose={onClose}
    />
  )
}
