import type { ComponentProps } from 'react'
import { useUiText } from '../ui-text.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { isChanged } from './is-changed.ts'
import { Sheet } from './sheet.tsx'
import { useConfirmation } from './use-confirmation.ts'

type TypingSheetProps = Omit<ComponentProps<typeof Sheet>, 'open' | 'mayClose'>

/** A sheet with a form: what was typed there is not dropped without a question. */
export function TypingSheet({ onClose, ...sheet }: TypingSheetProps) {
  const { discard } = useUiText()
  const { ask, answers } = useConfirmation(onClose)
  const mayClose = (dialog: HTMLDialogElement): boolean => {
    const isTyped = [...dialog.querySelectorAll('form')].some(isChanged)
    if (isTyped) ask()
    return !isTyped
  }
  // The question comes first: it goes first as well, and gives the focus back to the sheet, the sheet to the page.
  return (
    <>
      <ConfirmSheet {...discard} {...answers} />
      <Sheet {...sheet} open onClose={onClose} mayClose={mayClose} />
    </>
  )
}
