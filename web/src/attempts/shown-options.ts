import type { Question } from '@vikalp/contract/question'
import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { optionShownAs } from '@vikalp/domain/sitting/option-letters'
import { type Letter, letters } from '@vikalp/domain/vocabulary'

/** As which letter an option of the bank is shown. */
export const letterIn = (order: string, letter: Letter): Letter => letters[order.indexOf(letter)] ?? letter

/** A question with its options in this order, key and notes included: as such it is shown and reviewed on this device. */
export function withOptionsIn(order: string, question: Question): Question {
  const moved = <T>(of: Readonly<Record<Letter, T>>) =>
    perLetter((letter) => of[optionShownAs(order, letter)])
  const { options, spoken, answer, html } = question
  const notes = letters.flatMap((letter) => {
    const note = html.notes[optionShownAs(order, letter)]
    return note === undefined ? [] : [[letter, note] as const]
  })
  return {
    ...question,
    options: moved(options),
    spoken: moved(spoken),
    answer: letterIn(order, answer),
    html: { ...html, options: moved(html.options), notes: Object.fromEntries(notes) },
  }
}
