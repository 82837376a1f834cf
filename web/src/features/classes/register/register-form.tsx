import type { Register } from '@vikalp/contract/classes'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { takeRegister } from '../classes.api.ts'
import { dropDraft, readDraft, saveDraft } from './register-draft.ts'
import { type Absent, absentIn, isSame, onlyOf, toggleAbsent } from './register-marks.ts'
import { RegisterRow } from './register-row.tsx'
import styles from './register-sheet.module.css'

type RegisterFormProps = { classId: string; register: Register; onSaved: () => void }

export function RegisterForm({ classId, register, onSaved }: RegisterFormProps) {
  const { register: m, saving } = useMessages('taughtClasses')
  const { day, taken, students } = register
  const toast = useToast()
  const id = useId()
  const saveButton = useRef<HTMLButtonElement>(null)
  const stored = absentIn(register)
  const [absent, setAbsent] = useState<Absent>(() => onlyOf(register, readDraft(classId, day) ?? stored))
  const isChanged = !isSame(absent, stored)
  const save = useChange('class', {
    mutationFn: () => takeRegister({ params: { classId, day }, body: { absent: [...absent] } }),
    onSuccess: () => {
      dropDraft(classId, day)
      toast({ text: m.saved(day) })
      onSaved()
    },
  })
  const mark = (marked: Absent) => {
    if (save.isPending) return
    setAbsent(marked)
    if (isSame(marked, stored)) dropDraft(classId, day)
    else saveDraft(classId, day, marked)
  }
  // The button disappears with the last absence; Save comes next.
  const markAllPresent = () => {
    mark(new Set())
    saveButton.current?.focus()
  }
  if (students.length === 0) return <p>{m.none}</p>
  return (
    <div className={styles.form}>
      <p id={`${id}-rule`} className={styles.rule}>
        {taken ? m.taken : m.rule} {isChanged && <strong>{m.unsaved}</strong>}
      </p>
      <fieldset aria-describedby={`${id}-rule`} onKeyDown={moveWithArrows}>
        <legend className="visually-hidden">{m.present}</legend>
        <ul className={styles.students}>
          {students.map((student) => (
            <RegisterRow
              key={student.userId}
              student={student}
              isPresent={!absent.has(student.userId)}
              onToggle={() => mark(toggleAbsent(absent, student.userId))}
            />
          ))}
        </ul>
      </fieldset>
      <div className={styles.end}>
        {save.isError && (
          <p className={styles.failed} role="alert">
            {m.saveFailed}
          </p>
        )}
        <p className={styles.count} role="status">
          {m.count(students.length - absent.size, students.length)}
        </p>
        {absent.size > 0 && (
          <Button kind="text" onClick={markAllPresent}>
            {m.allPresent}
          </Button>
        )}
        <Button ref={saveButton} busy={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? saving : m.save}
        </Button>
      </div>
    </div>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The Up and Down keys move through the list; Space toggles. */
function moveWithArrows(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const at = boxes.findIndex((box) => box.matches(':focus'))
  boxes[at + step]?.focus()
  event.preventDefault()
}
