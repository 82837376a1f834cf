import type { ComponentProps } from 'react'
import { Button } from '../input/button.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { useConfirmation } from './use-confirmation.ts'

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  question: Pick<ComponentProps<typeof ConfirmSheet>, 'title' | 'text' | 'confirm' | 'cancel'>
  onConfirm: () => void
}

/** A button that asks before it acts. */
export function ConfirmButton({ question, onConfirm, ...button }: ConfirmButtonProps) {
  const { ask, answers } = useConfirmation(onConfirm)
  return (
    <>
      <Button {...button} onClick={ask} />
      <ConfirmSheet {...question} {...answers} />
    </>
  )
}
