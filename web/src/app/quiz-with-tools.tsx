import { HintTool } from '#features/hint/hint-tool.tsx'
import { QuizScreen } from '#features/quiz/play/quiz-screen.tsx'
import { SuggestionsTool } from '#features/suggestions/suggestions-tool.tsx'

/** The quiz knows neither hints nor suggestions: it shows what is put into its slot. */
export const QuizWithTools = () => (
  <QuizScreen
    tools={(questionId) => (
      <>
        <HintTool questionId={questionId} />
        <SuggestionsTool questionId={questionId} />
      </>
    )}
  />
)
