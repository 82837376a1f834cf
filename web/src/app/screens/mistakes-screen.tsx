import { MistakesPage } from '#features/mistakes/mistakes-page.tsx'
import { ReviewAnswer } from '#features/quiz/review/review-answer.tsx'

/** The notebook does not depend on reviews: it shows what is put into its slot. */
export const MistakesScreen = () => (
  <MistakesPage
    answerOf={(question, chosen) => (
      <ReviewAnswer
        reviewed={{
          question,
          answer: question.answer,
          selected: chosen ?? undefined,
          status: chosen === null ? 'Skipped' : chosen === question.answer ? 'Correct' : 'Incorrect',
        }}
      />
    )}
  />
)
