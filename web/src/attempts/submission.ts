import type { SubmitQuiz } from '@vikalp/contract/quiz'
import { quizLimits } from '@vikalp/domain/limits'
import { optionShownAs } from '@vikalp/domain/sitting/option-letters'
import { letters } from '@vikalp/domain/vocabulary'
import type { AttemptRecord } from './attempt.ts'

type Answered = Pick<AttemptRecord, 'answers' | 'hinted' | 'guessed'>

/** Whether the answer was given after its hint was read: what was known before is known without it. */
const isHinted = ({ answers, hinted }: Answered, id: string): boolean =>
  (hinted?.[id] ?? Number.POSITIVE_INFINITY) <= (answers[id]?.at ?? 0)

/** Whether the student says that the option that is chosen was a guess; another one is not. */
export const isGuessed = ({ answers, guessed }: Answered, id: string): boolean => {
  const option = answers[id]?.value ?? null
  return option !== null && guessed?.[id]?.value === option
}

/** The body of the submit call: the answers (requirement 13.6), and the time spent on skipped questions. */
export function submissionOf(record: AttemptRecord): SubmitQuiz {
  const { quizId, questionIds, orders = {}, answers, seconds, finishedAt } = record
  const timed = questionIds.map((questionId) => {
    const spent = Math.min(seconds[questionId] ?? 0, quizLimits.secondsPerQuestion)
    const shown = letters[answers[questionId]?.value ?? -1]
    const order = orders[questionId]
    const selectedOption = shown && order ? optionShownAs(order, shown) : shown
    return { questionId, selectedOption, seconds: Math.round(spent * 10) / 10 }
  })
  const saidOf = (id: string) => ({
    ...(isHinted(record, id) && { hinted: true }),
    ...(isGuessed(record, id) && { guessed: true }),
  })
  return {
    quizId,
    answers: timed.flatMap(({ selectedOption, ...rest }) =>
      selectedOption ? [{ ...rest, selectedOption, ...saidOf(rest.questionId) }] : [],
    ),
    skipped: timed.flatMap(({ selectedOption, ...rest }) => (selectedOption ? [] : [rest])),
    finishedAt,
  }
}
