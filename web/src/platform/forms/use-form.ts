import { useRef, useState } from 'react'
import { ApiFailure } from '../api/api-failure.ts'
import { type Change, useChange } from '../api/use-change.ts'
import { useMessages } from '../texts/messages.tsx'
import { problemText } from '../texts/problem-text.ts'

export type FieldErrors<Body> = Partial<Record<keyof Body, string>>

type FormOptions<Body> = {
  /** What it changes. */
  change: Change
  send: (body: Body) => Promise<unknown>
  /** What a person can see to be wrong before the server is asked. */
  check: (body: Body) => FieldErrors<Body>
  onSaved: () => void
  /** Said of a field that the server refuses: its own words are for programmers. */
  refused: string
  /** Said when saving failed and no field is at fault. */
  failed: string
}

/** A form that is checked here and saved there; the first wrong field gets the focus, whoever found it. */
export function useForm<Body extends object>({
  change,
  send,
  check,
  onSaved,
  refused,
  failed,
}: FormOptions<Body>) {
  const problems = useMessages('problems')
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Body>>({})
  const save = useChange(change, {
    mutationFn: send,
    onSuccess: onSaved,
    onError: (error) => {
      if (!(error instanceof ApiFailure)) return
      const fields = Object.keys(error.fields).map((field) => [field, refused])
      show(Object.fromEntries(fields))
    },
  })

  function show(found: FieldErrors<Body>): void {
    setErrors(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  function submit(given: HTMLFormElement, body: Body): void {
    form.current = given
    const found = check(body)
    show(found)
    if (isEmpty(found)) save.mutate(body)
  }

  const isUnexplained = save.isError && isEmpty(errors)
  return {
    submit,
    errors,
    isSaving: save.isPending,
    failure: isUnexplained ? `${failed} ${problemText(problems, 'other', save.error)}` : undefined,
  }
}

const isEmpty = (errors: object): boolean => Object.values(errors).every((error) => error === undefined)
