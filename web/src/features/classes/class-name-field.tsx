import { classLimits } from '@vikalp/domain/limits'
import { type ComponentProps, useId } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Field } from '#ui/input/field.tsx'

/** Any name is allowed; the usual ones are suggested. */
export function ClassNameField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  const m = useMessages('taughtClasses')
  const id = useId()
  return (
    <>
      <Field {...field} label={m.name} maxLength={classLimits.name} autoComplete="off" list={id} />
      <datalist id={id}>
        {m.suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
