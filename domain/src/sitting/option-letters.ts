import type { Response } from '../marking/mark-question.ts'
import { type Letter, letters } from '../vocabulary.ts'
import type { HallState, SittingEvent } from './event.ts'

/** Of each place, the letters of the bank as they are shown (option-order.ts); null where none is moved. */
export type OptionOrders = readonly string[] | null

/** The option of the bank that is shown as this letter. */
export const optionShownAs = (order: string, shown: Letter): Letter =>
  letters.find((letter) => letter === order[letters.indexOf(shown)]) ?? shown

/** The same of what was chosen, or typed. */
export function bankLetter(order: string, value: string): string {
  const shown = letters.find((letter) => letter === value)
  return shown ? optionShownAs(order, shown) : value
}

/** Where this letter of the bank is shown. */
export const shownLetter = (order: string, letter: Response): Response =>
  letter === null || order === '' ? letter : (letters[order.indexOf(letter)] ?? letter)

/** As everything but the hall knows the answers. */
export const withBankLetters = (
  events: readonly SittingEvent[],
  orders: OptionOrders,
): readonly SittingEvent[] =>
  orders === null
    ? events
    : events.map((event) => {
        const order = event.q === undefined ? '' : (orders[event.q] ?? '')
        return event.v === undefined ? event : { ...event, v: bankLetter(order, event.v) }
      })

/** As the candidate sees it. */
export const withShownLetters = (hall: HallState, orders: OptionOrders): HallState =>
  orders === null
    ? hall
    : {
        ...hall,
        draft: shownLetter(hall.current === null ? '' : (orders[hall.current] ?? ''), hall.draft),
        questions: hall.questions.map((question, place) => ({
          ...question,
          response: shownLetter(orders[place] ?? '', question.response),
          unsaved: shownLetter(orders[place] ?? '', question.unsaved),
        })),
      }
