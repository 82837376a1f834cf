import type { NewActivity } from '@vikalp/contract/institute'
import { tidyScore } from '@vikalp/domain/institute/activity-score'
import { activityLimits } from '@vikalp/domain/limits'
import { addDays, type Day } from '@vikalp/domain/progress/periods'
import { activityTypes } from '@vikalp/domain/vocabulary'
import type { Messages } from '#messages/messages.ts'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'
import { textOrNull } from '#platform/forms/typed-text.ts'

export const readNewActivity = (textOf: TextOf<NewActivity>): NewActivity => ({
  type: activityTypes.find((type) => type === textOf('type')) ?? 'assessment',
  title: textOf('title').trim(),
  description: textOf('description').trim(),
  date: textOf('date'),
  score: textOrNull(textOf('score')),
})

/** What can be found wrong without asking the server. */
export function findActivityErrors(
  { title, description, date, score }: NewActivity,
  today: Day,
  texts: Messages['instituteProfile']['activity'],
): FormErrors<NewActivity> {
  return {
    ...(title === '' && { title: texts.needTitle }),
    ...(description === '' && { description: texts.needDescription }),
    ...(date === '' && { date: texts.needDate }),
    ...(date > addDays(today, activityLimits.daysAhead) && { date: texts.farDate }),
    ...(score !== null && tidyScore(score) === undefined && { score: texts.badPercent }),
  }
}
