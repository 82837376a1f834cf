import type { StudentDetails } from '@vikalp/contract/student-profile'
import { looksLikePhone } from '#platform/forms/phone-text.ts'
import type { FieldErrors } from '#platform/forms/use-form.ts'

export type Grade = NonNullable<StudentDetails['grade']>

/** Names of the wire, as they are shown. */
export const grades: readonly Grade[] = ['Class 11', 'Class 12', 'Repeating']

export const isGrade = (value: string): value is Grade => grades.some((grade) => grade === value)

type Sentences = { phoneWrong: string; addressWrong: string }

const longestAddress = 200

/** Catches a slip of the finger; the server decides. Nothing is required. */
export function findDetailErrors(
  given: StudentDetails,
  { phoneWrong, addressWrong }: Sentences,
): FieldErrors<StudentDetails> {
  const { phone, parentContact, address } = given
  return {
    ...(phone !== null && !looksLikePhone(phone) && { phone: phoneWrong }),
    ...(parentContact !== null && !looksLikePhone(parentContact) && { parentContact: phoneWrong }),
    ...(address !== null && address.trim().length > longestAddress && { address: addressWrong }),
  }
}
