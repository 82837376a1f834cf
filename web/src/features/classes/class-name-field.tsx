import { type Ref, useId } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Field } from '#ui/input/field.tsx'

// contract/src/classes.ts
const maxLength = 60

type ClassNameFieldProps = {
  value: string
  error: string | undefined
  onChange: (typed: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Any name will do; the usual ones are offered. */
export function ClassNameField({ value, error, onChange, ...more }: ClassNameFieldProps) {
  const m = useMessages('taughtClasses')
  const id = useId()
  return (
    <>
      <Field
        {...more}
        label={m.name}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        list={id}
        {...(error !== undefined && { error })}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={id}>
        {m.suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
