import type { ActivityType } from '@vikalp/contract/institute-profile'
import { type TextareaHTMLAttributes, useId } from 'react'
import { useMessages } from '#platform/messages.tsx'
import styles from './institutes.module.css'
import { activityTypes } from './new-activity.ts'

export function TypeChoice({ initial = 'assessment' }: { initial?: ActivityType }) {
  const m = useMessages().institutes.activity
  return (
    <fieldset className={styles.types}>
      <legend>{m.type}</legend>
      {activityTypes.map((type) => (
        <label key={type}>
          <input type="radio" name="type" value={type} defaultChecked={type === initial} />
          {m.types[type]}
        </label>
      ))}
    </fieldset>
  )
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; error?: string }

export function TextArea({ label, error, ...textarea }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...textarea}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
