import { useState } from 'react'

/**
 * For a ConfirmSheet: `ask` opens it, `answers` are its props. It closes before the change begins, while the button
 * that gets the focus back is still there.
 */
export function useConfirmation(change: () => void) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return {
    ask: () => setAsking(true),
    answers: {
      open: isAsking,
      onCancel: close,
      onConfirm: () => {
        close()
        change()
      },
    },
  }
}
