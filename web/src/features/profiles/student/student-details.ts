import type { StudentDetails } from '@vikalp/contract/student-profile'

export type Grade = NonNullable<StudentDetails['grade']>

/** Names of the wire, as they are shown. */
export const grades: readonly Grade[] = ['Class 11', 'Class 12', 'Repeating']

export const isGrade = (value: string): value is Grade => grades.some((grade) => grade === value)

export type DetailErrors = Partial<Record<keyof StudentDetails, string>>

type Sentences = { phoneWrong: string; addressWrong: string }

const longestAddress = 200

/** As the contract reads a phone number: blanks, dots, dashes and brackets aside, 8 to 15 digits. */
const looksLikePhone = (given: string): boolean => /^\+?\d{8,15}$/.test(given.replace(/[\s().-]/g, ''))

/** Catches a slip of the finger; the server decides. Nothing is required. */
export function findDetailErrors(
  given: StudentDetails,
  { phoneWrong, addressWrong }: Sentences,
): DetailErrors {
  const { phone, parentContact, address } = given
  return {
    ...(phone !== null && !looksLikePhone(phone) && { phone: phoneWrong }),
    ...(parentContact !== null && !looksLikePhone(parentContact) && { parentContact: phoneWrong }),
    ...(address !== null && address.trim().length > longestAddress && { address: addressWrong }),
  }
}
