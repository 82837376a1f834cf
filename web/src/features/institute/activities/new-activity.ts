import type { NewActivity } from '@vikalp/contract/institute'
import { addDays, type Day } from '@vikalp/domain/progress/periods'
import type { Messages } from '#messages/messages.ts'
import type { FieldErrors } from '#platform/forms/use-form.ts'

export const activityTypes = [
  'assessment',
  'meeting',
  'test',
  'training',
] as const satisfies readonly NewActivity['type'][]

/** As many characters as the contract takes; its schemas stay on the server. */
export const longest = { title: 80, description: 300, score: 20 } as const

const furthestDays = 365

export function readNewActivity(form: FormData): NewActivity {
  const textOf = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    type: activityTypes.find((type) => type === textOf('type')) ?? 'assessment',
    title: textOf('title'),
    description: textOf('description'),
    date: textOf('date'),
    score: textOf('score') || null,
  }
}

/** What a person can see to be wrong before the server is asked. */
export function findActivityErrors(
  { title, description, date, score }: NewActivity,
  today: Day,
  texts: Messages['institutes']['activity'],
): FieldErrors<NewActivity> {
  return {
    ...(title === '' && { title: texts.needTitle }),
    ...(description === '' && { description: texts.needDescription }),
    ...(date === '' && { date: texts.needDate }),
    ...(date > addDays(today, furthestDays) && { date: texts.farDate }),
    ...(isBadPercent(score) && { score: texts.badPercent }),
  }
}

function isBadPercent(score: string | null): boolean {
  const percent = /^(-?\d+(?:\.\d+)?)\s*%$/.exec(score ?? '')?.[1]
  return percent !== undefined && (Number(percent) < 0 || Number(percent) > 100)
}
