import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Change, useChange } from '../api/use-change.ts'
import { useMessages } from '../texts/messages.tsx'
import { type FormErrors, isOfDemo, type TextOf } from './form-errors.ts'

type FormOptions<Body, Result> = {
  change: Change
  read: (textOf: TextOf<Body>) => Body
  /** What can be found wrong without asking the server. */
  check: (body: Body) => FormErrors<Body>
  send: (body: Body) => Promise<Result>
  /** The form counts as being sent until this is done. */
  onSaved: (result: Result) => unknown
  /** What to show when sending failed, and where. */
  failed: (error: unknown) => FormErrors<Body>
}

/**
 * A form that is checked here and saved by the server. The first wrong field gets the focus, whichever side found it;
 * an error disappears as soon as its field is edited.
 */
export function useForm<Body extends object, Result = unknown>(options: FormOptions<Body, Result>) {
  const { change, read, check, send, onSaved, failed } = options
  const { demo } = useMessages('problems')
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors<Body>>({})
  // A second tap may come before the first one is drawn.
  const isSent = useRef(false)
  const sending = useChange(change, {
    mutationFn: send,
    onSuccess: async (result) => {
      await onSaved(result)
      element.current?.reset()
    },
    onError: (error) => show(isOfDemo(error) ? { form: demo } : failed(error)),
  })

  function show(found: FormErrors<Body>): void {
    // Rendered at once, because the field to focus is found by its error.
    flushSync(() => setErrors(found))
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    // Above the fields, which may be scrolled away from it.
    if (found.form) element.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }

  function submit(form: HTMLFormElement): void {
    if (isSent.current) return
    element.current = form
    const typed = new FormData(form)
    const body = read((field) => String(typed.get(field) ?? ''))
    const found = check(body)
    show(found)
    if (Object.values(found).some((error) => error !== undefined)) return
    isSent.current = true
    sending.mutate(body, {
      onSettled: () => {
        isSent.current = false
      },
    })
  }

  return {
    /** The props of one field. */
    field: <Name extends keyof Body & string>(name: Name) => ({ name, error: errors[name] }),
    form: {
      submit,
      isSending: sending.isPending,
      failure: errors.form,
      onTyped: (field: string) => setErrors((shown) => ({ ...shown, [field]: undefined })),
    },
  }
}
