import type { TeacherDetails } from '@vikalp/contract/teacher-profile'
import { teacherLimits } from '@vikalp/domain/limits'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'
import { looksLikePhone } from '#platform/forms/phone-text.ts'
import { isYearWithin, textOrNull, yearOrNull } from '#platform/forms/typed-text.ts'

const { firstYear } = teacherLimits

/** What the form says; an empty field says nothing. */
export const readDetails = (textOf: TextOf<TeacherDetails>): TeacherDetails => ({
  subject: subjectKeys.find((subject) => subject === textOf('subject')) ?? null,
  qualification: textOrNull(textOf('qualification')),
  phone: textOrNull(textOf('phone').replace(/[\s().-]/g, '')),
  teachingSince: yearOrNull(textOf('teachingSince')),
})

type Sentences = { phoneWrong: string; sinceWrong: (first: number, last: number) => string }

/** What a person can see to be wrong before the server is asked. */
export function findDetailErrors(
  { phone, teachingSince }: TeacherDetails,
  thisYear: number,
  { phoneWrong, sinceWrong }: Sentences,
): FormErrors<TeacherDetails> {
  return {
    ...(phone !== null && !looksLikePhone(phone) && { phone: phoneWrong }),
    ...(!isYearWithin(teachingSince, firstYear, thisYear) && {
      teachingSince: sinceWrong(firstYear, thisYear),
    }),
  }
}
