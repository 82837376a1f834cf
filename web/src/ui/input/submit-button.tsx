import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

type SubmitButtonProps = ComponentProps<typeof Button> & {
  isSending: boolean
  /** The label while the form is being sent. */
  sending: string
}

export const SubmitButton = ({ isSending, sending, children, ...button }: SubmitButtonProps) => (
  <Button {...button} type="submit" busy={isSending}>
    {isSending ? sending : children}
  </Button>
)
