import { BookmarksPage } from '#features/bookmarks/bookmarks-page.tsx'
import { ReviewAnswer } from '#features/quiz/review/review-answer.tsx'
import { ReportQuestion } from '#features/reports/report-question.tsx'

/** The list does not depend on reviews or reports: it shows what is put into its slots. */
export const BookmarksScreen = () => (
  <BookmarksPage
    answerOf={(question) => (
      <ReviewAnswer
        reviewed={{ question, answer: question.answer, selected: undefined, status: 'Skipped' }}
      />
    )}
    toolsOf={(questionId) => <ReportQuestion questionId={questionId} questionIds={[questionId]} />}
  />
)
