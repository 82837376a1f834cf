import type { AskedHow } from '@vikalp/contract/practice'
import type { Question } from '@vikalp/contract/question'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import type { AskedQuestion } from './attempt.ts'
import { withOptionsIn } from './shown-options.ts'

/** The questions of a quiz as the device keeps them: with what practice says of them, and their options as they are shown. */
export const askedQuestions = ({ questions, asked }: StartedQuiz): AskedQuestion[] =>
  questions.map((question, i) => askedQuestion(question, asked?.[i]))

const askedQuestion = (question: Question, how: AskedHow = {}): AskedQuestion => ({
  ...(how.order ? withOptionsIn(how.order, question) : question),
  ...how,
})
