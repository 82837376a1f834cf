import type { SittingAction } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { refusalOf } from '../question/refusal.ts'
import { useHall, useNotice } from './hall-context.tsx'

/** The buttons that save and go on: what cannot be saved is said, and so is that nothing follows. */
export function useSave() {
  const { buttons, numbers } = useMessages('hall')
  const { notify } = useNotice()
  const { page, paper, state, current } = useHall()
  const isNumber = paper.questions[current]?.type === 'numeric'
  const isLast = current === paper.questions.length - 1
  const refusal = isNumber ? refusalOf(state.draft) : undefined
  const act = (k: SittingAction) => {
    page.act({ k, q: current })
    if (isLast) notify(buttons.last)
  }
  const refused = (): boolean => {
    if (refusal) notify(numbers.refusals[refusal.refusal](refusal.write ?? ''))
    return refusal !== undefined
  }
  return {
    save: () => {
      if (!refused()) act('save')
    },
    saveMark: () => {
      if (refused()) return
      if (state.draft === null) notify(isNumber ? buttons.typeFirst : buttons.chooseFirst)
      else act('saveMark')
    },
    mark: () => act('mark'),
  }
}
