import type { InstituteDetails } from '@vikalp/contract/institute-profile'
import type { Messages } from '#messages/messages.ts'
import type { FieldErrors } from '#platform/forms/use-form.ts'

/** The rules of the contract, whose schemas stay on the server. */
export const longestDetail = 120
const firstYear = 1800

/** What was typed; an empty field is a detail that is not given. A year that is none is NaN. */
export function readInstituteDetails(form: FormData): InstituteDetails {
  const textOf = (name: string): string | null => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  const year = textOf('establishedYear')
  return {
    accreditation: textOf('accreditation'),
    location: textOf('location'),
    establishedYear: year === null ? null : /^\d{4}$/.test(year) ? Number(year) : Number.NaN,
  }
}

/** What a person can see to be wrong before the server is asked. */
export function findInstituteDetailsErrors(
  { establishedYear }: InstituteDetails,
  thisYear: number,
  texts: Messages['instituteProfile']['details'],
): FieldErrors<InstituteDetails> {
  if (establishedYear === null || (establishedYear >= firstYear && establishedYear <= thisYear)) return {}
  return { establishedYear: texts.badYear(thisYear) }
}
