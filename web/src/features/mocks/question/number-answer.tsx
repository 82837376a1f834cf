import { numberLimits } from '@vikalp/domain/limits'
import { useId } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useHall } from '../hall/hall-context.tsx'
import { useSave } from '../hall/use-save.ts'
import { Keypad } from './keypad.tsx'
import styles from './number-answer.module.css'
import { isUnfinished, refusalOf } from './refusal.ts'

type NumberAnswerProps = { unit: string; describedBy: string }

/** A number, typed with the keys on the screen or real ones. What is wrong with it is said while it is typed. */
export function NumberAnswer({ unit, describedBy }: NumberAnswerProps) {
  const m = useMessages('hall').numbers
  const { page, state, current, phase, isMouseOnly } = useHall()
  const { save } = useSave()
  const inputId = useId()
  const noteId = useId()
  const typed = state.draft ?? ''
  const refusal = isUnfinished(typed) ? undefined : refusalOf(typed)
  const type = (text: string) => page.act({ k: 'key', q: current, v: text.slice(0, numberLimits.typed) })
  return (
    <div className={styles.answer}>
      <label htmlFor={inputId} className={styles.label}>
        {unit === '' ? m.label : m.labelIn} {unit !== '' && <RichText as="span" html={unit} />}
      </label>
      <input
        id={inputId}
        className={styles.input}
        type="text"
        // The keypad below takes the place of the phone's own keyboard; real keys write here all the same.
        inputMode="none"
        autoComplete="off"
        maxLength={numberLimits.typed}
        value={typed}
        disabled={phase !== 'writing'}
        readOnly={isMouseOnly}
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={`${describedBy} ${noteId}`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isMouseOnly) save()
        }}
      />
      <p id={noteId} className={styles.note} role="status">
        {refusal && m.refusals[refusal.refusal](refusal.write ?? '')}
      </p>
      <Keypad typed={typed} onType={type} disabled={phase !== 'writing'} />
    </div>
  )
}
