import { useState } from 'react'

/**
 * For a ConfirmSheet: `ask` opens it, `answers` are its props. It closes before the change begins, because it gives the
 * focus back to a button that is still there.
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
