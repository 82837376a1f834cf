import type { TeacherDetails } from '@vikalp/contract/teacher-profile'
import { phoneLimits, teacherLimits } from '@vikalp/domain/limits'
import { isPhone, tidyPhone } from '@vikalp/domain/roster/phone-number'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'
import { isYearWithin, textOrNull, yearOrNull } from '#platform/forms/typed-text.ts'

const { firstYear } = teacherLimits
const { min, max } = phoneLimits.digits

/** Reads the form; an empty field is null. */
export const readDetails = (textOf: TextOf<TeacherDetails>): TeacherDetails => ({
  subject: subjectKeys.find((subject) => subject === textOf('subject')) ?? null,
  qualification: textOrNull(textOf('qualification')),
  phone: textOrNull(tidyPhone(textOf('phone'))),
  teachingSince: yearOrNull(textOf('teachingSince')),
})

type Sentences = {
  phoneWrong: (min: number, max: number) => string
  sinceWrong: (first: number, last: number) => string
}

/** What can be found wrong without asking the server. */
export function findDetailErrors(
  { phone, teachingSince }: TeacherDetails,
  thisYear: number,
  { phoneWrong, sinceWrong }: Sentences,
): FormErrors<TeacherDetails> {
  return {
    ...(phone !== null && !isPhone(phone) && { phone: phoneWrong(min, max) }),
    ...(!isYearWithin(teachingSince, firstYear, thisYear) && {
      teachingSince: sinceWrong(firstYear, thisYear),
    }),
  }
}
