import type { TeacherDetails } from '@vikalp/contract/teacher-profile'
import { looksLikePhone } from '#platform/forms/phone-text.ts'
import type { FieldErrors } from '#platform/forms/use-form.ts'

export const subjects = ['Physics', 'Chemistry', 'Biology'] as const satisfies readonly NonNullable<
  TeacherDetails['subject']
>[]

// contract/src/teacher-profile.ts
const firstYear = 1950
export const longestQualification = 120

/** What stands in the fields, as it was typed. */
export type TeacherForm = { subject: string; qualification: string; phone: string; teachingSince: string }

export const formOf = ({ subject, qualification, phone, teachingSince }: TeacherDetails): TeacherForm => ({
  subject: subject ?? '',
  qualification: qualification ?? '',
  phone: phone ?? '',
  teachingSince: teachingSince === null ? '' : String(teachingSince),
})

/** What the form says; an empty field says nothing. */
export const detailsOf = ({ subject, qualification, phone, teachingSince }: TeacherForm): TeacherDetails => ({
  subject: subjects.find((known) => known === subject) ?? null,
  qualification: qualification.trim() || null,
  phone: phone.replace(/[\s().-]/g, '') || null,
  teachingSince: teachingSince.trim() === '' ? null : Number(teachingSince),
})

type Sentences = { phoneWrong: string; sinceWrong: (first: number, last: number) => string }

/** What a person can see to be wrong before the server is asked. */
export function findDetailErrors(
  { phone, teachingSince }: TeacherDetails,
  thisYear: number,
  { phoneWrong, sinceWrong }: Sentences,
): FieldErrors<TeacherDetails> {
  const isYear =
    teachingSince === null ||
    (Number.isInteger(teachingSince) && teachingSince >= firstYear && teachingSince <= thisYear)
  return {
    ...(phone !== null && !looksLikePhone(phone) && { phone: phoneWrong }),
    ...(!isYear && { teachingSince: sinceWrong(firstYear, thisYear) }),
  }
}
