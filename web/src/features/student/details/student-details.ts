import type { StudentDetails } from '@vikalp/contract/student-profile'
import { phoneLimits, studentLimits } from '@vikalp/domain/limits'
import { isPhone } from '@vikalp/domain/roster/phone-number'
import { grades } from '@vikalp/domain/vocabulary'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'
import { textOrNull } from '#platform/forms/typed-text.ts'

export const readDetails = (textOf: TextOf<StudentDetails>): StudentDetails => ({
  grade: grades.find((grade) => grade === textOf('grade')) ?? null,
  phone: textOrNull(textOf('phone')),
  parentContact: textOrNull(textOf('parentContact')),
  address: textOrNull(textOf('address')),
})

const { min, max } = phoneLimits.digits

type Sentences = {
  phoneWrong: (min: number, max: number) => string
  addressWrong: (max: number) => string
}

/** Catches typing errors only; the server decides. Nothing is required. */
export function findDetailErrors(
  details: StudentDetails,
  { phoneWrong, addressWrong }: Sentences,
): FormErrors<StudentDetails> {
  const { phone, parentContact, address } = details
  return {
    ...(phone !== null && !isPhone(phone) && { phone: phoneWrong(min, max) }),
    ...(parentContact !== null && !isPhone(parentContact) && { parentContact: phoneWrong(min, max) }),
    ...(address !== null &&
      address.length > studentLimits.address && { address: addressWrong(studentLimits.address) }),
  }
}
