import { useMessages } from '#platform/texts/messages.tsx'
import { PaletteItems, PaletteLegend } from '#question/palette.tsx'
import { useQuiz } from '../state/quiz-context.tsx'
import { paletteCounts, paletteState } from './palette-state.ts'

/** Every question with its state as shape and colour, and a legend with the counts. */
export function Palette({ goTo }: { goTo: (index: number) => void }) {
  const m = useMessages('quiz').palette
  const { state } = useQuiz()
  return (
    <>
      <PaletteItems
        looks={state.questions.map(({ _id }) => paletteState(state, _id))}
        current={state.currentQuestionIndex}
        nameOf={(look, place) => m.question[look](place)}
        goTo={goTo}
      />
      <PaletteLegend names={m.legend} counts={paletteCounts(state)} />
    </>
  )
}
