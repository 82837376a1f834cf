import type { Messages } from '#messages/messages.ts'
import { problemText } from '../texts/problem-text.ts'
import { type FormErrors, refusedFields } from './form-errors.ts'

type Sentences = { refused: string; failed: string }

/** A failed save: shown at the fields that the server refuses, or above the form where it names none. */
export function savingErrors<Body>(
  error: unknown,
  { refused, failed }: Sentences,
  problems: Messages['problems'],
): FormErrors<Body> {
  const fields = refusedFields<Body>(error, refused)
  const isExplained = Object.keys(fields).length > 0
  return isExplained ? fields : { form: `${failed} ${problemText(problems, 'other', error)}` }
}
