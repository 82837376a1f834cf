import type { InstituteDetails } from '@vikalp/contract/institute-profile'
import { instituteLimits } from '@vikalp/domain/limits'
import type { Messages } from '#messages/messages.ts'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'
import { isYearWithin, textOrNull, yearOrNull } from '#platform/forms/typed-text.ts'

const { firstYear } = instituteLimits

export const readDetails = (textOf: TextOf<InstituteDetails>): InstituteDetails => ({
  accreditation: textOrNull(textOf('accreditation')),
  location: textOrNull(textOf('location')),
  establishedYear: yearOrNull(textOf('establishedYear')),
})

/** What can be found wrong without asking the server. */
export function findDetailErrors(
  { establishedYear }: InstituteDetails,
  thisYear: number,
  texts: Pick<Messages['instituteProfile']['details'], 'badYear'>,
): FormErrors<InstituteDetails> {
  return isYearWithin(establishedYear, firstYear, thisYear)
    ? {}
    : { establishedYear: texts.badYear(firstYear, thisYear) }
}
