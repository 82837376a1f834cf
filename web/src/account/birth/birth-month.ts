import { birthLimits } from '@vikalp/domain/limits'
import type { BirthMonth } from '@vikalp/domain/sharing/adult-from'
import type { Messages } from '#messages/messages.ts'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'
import type { Option } from '#ui/input/select-field.tsx'

/** Zero stands for what was not chosen. */
export const readBirthMonth = (textOf: TextOf<BirthMonth>): BirthMonth => ({
  year: Number(textOf('year')),
  month: Number(textOf('month')),
})

export const findBirthErrors = (
  { year, month }: BirthMonth,
  texts: Messages['birth'],
): FormErrors<BirthMonth> => ({
  ...(month === 0 && { month: texts.needMonth }),
  ...(year === 0 && { year: texts.needYear }),
})

/** No year and no month is chosen beforehand: nothing hints at an answer. */
export const yearOptions = (choose: string): Option<string>[] => {
  const { firstYear, lastYear } = birthLimits
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, n) => String(lastYear - n))
  return [{ value: '', label: choose }, ...years.map((year) => ({ value: year, label: year }))]
}

export const monthOptions = (choose: string, months: readonly string[]): Option<string>[] => [
  { value: '', label: choose },
  ...months.map((label, n) => ({ value: String(n + 1), label })),
]
