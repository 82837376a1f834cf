import { useQuery } from '@tanstack/react-query'
import type { TaughtClass } from '@vikalp/contract/classes'
import { daysBack, registerDays } from '@vikalp/domain/classes/register-days'
import { indianDay } from '@vikalp/domain/progress/periods'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Field } from '#ui/input/field.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { registerQuery } from '../classes.api.ts'
import { RegisterForm } from './register-form.tsx'
import styles from './register-sheet.module.css'

type RegisterSheetProps = { taught: TaughtClass; onClose: () => void }

/** The attendance of a day, at first today's: everybody is present until tapped. */
export function RegisterSheet({ taught, onClose }: RegisterSheetProps) {
  const m = useMessages('taughtClasses').register
  const problems = useMessages('problems')
  const formats = useMessages('formats')
  const days = registerDays(taught.startedOn, indianDay(new Date()))
  const [day, setDay] = useState(days.last)
  const isOpen = day >= days.first && day <= days.last
  const register = useQuery({
    ...registerQuery(taught.classId, day),
    enabled: isOpen,
  })
  const shown = isOpen ? register.data : undefined
  return (
    <Sheet title={m.title(taught.name)} open onClose={onClose}>
      <div className={styles.day}>
        <Field
          type="date"
          label={m.day}
          value={day}
          min={days.first}
          max={days.last}
          required
          {...(isOpen ? { hint: formats.weekday(day) } : { error: m.dayRefused(daysBack) })}
          onChange={(event) => event.target.value !== '' && setDay(event.target.value)}
        />
      </div>
      {isOpen && register.isError && (
        <FailedNote retry={register.refetch}>{problemText(problems, 'other', register.error)}</FailedNote>
      )}
      {isOpen && !shown && !register.isError && <Spinner label={m.loading} />}
      {shown && <RegisterForm key={day} classId={taught.classId} register={shown} onSaved={onClose} />}
    </Sheet>
  )
}
