import type { StudentDetails } from '@vikalp/contract/student-profile'
import { studentLimits } from '@vikalp/domain/limits'
import { grades } from '@vikalp/domain/vocabulary'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'
import { looksLikePhone } from '#platform/forms/phone-text.ts'
import { textOrNull } from '#platform/forms/typed-text.ts'

export const readDetails = (textOf: TextOf<StudentDetails>): StudentDetails => ({
  grade: grades.find((grade) => grade === textOf('grade')) ?? null,
  phone: textOrNull(textOf('phone')),
  parentContact: textOrNull(textOf('parentContact')),
  address: textOrNull(textOf('address')),
})

type Sentences = { phoneWrong: string; addressWrong: string }

/** Catches a slip of the finger; the server decides. Nothing is required. */
export function findDetailErrors(
  given: StudentDetails,
  { phoneWrong, addressWrong }: Sentences,
): FormErrors<StudentDetails> {
  const { phone, parentContact, address } = given
  return {
    ...(phone !== null && !looksLikePhone(phone) && { phone: phoneWrong }),
    ...(parentContact !== null && !looksLikePhone(parentContact) && { parentContact: phoneWrong }),
    ...(address !== null && address.length > studentLimits.address && { address: addressWrong }),
  }
}
