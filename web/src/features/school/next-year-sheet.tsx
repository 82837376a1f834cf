import type { Move, School } from '@vikalp/contract/school'
import { classLimits } from '@vikalp/domain/limits'
import { nextClass } from '@vikalp/domain/school/next-year'
import { nameKey } from '@vikalp/domain/school/roster-person'
import { useState } from 'react'
import { type FailureCode, failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { longTimeoutMs, startNextYear } from './school.api.ts'
import styles from './school-screen.module.css'

type Classes = School['classes']
type NextYearProps = Pick<School, 'classes' | 'version'> & { onClose: () => void }

// What a select can say besides a class; no class is called so.
const stay = '\tstay'
const leave = '\tleave'

/** Where each class of the roster goes, with what its name suggests chosen beforehand. A teacher's own class stays. */
export function NextYearSheet({ classes, version, onClose }: NextYearProps) {
  const m = useMessages('school').year
  const problems = useMessages('problems')
  const toast = useToast()
  const listed = classes.filter(({ onRoster }) => onRoster > 0)
  const [chosen, setChosen] = useState(() => new Map(listed.map(({ name }) => [name, suggested(name)])))
  const moves = listed.flatMap(({ name }) => moveOf(name, chosen.get(name) ?? stay))
  const students = listed
    .filter(({ name }) => moves.some(({ from }) => from === name))
    .reduce((sum, { onRoster }) => sum + onRoster, 0)
  const move = useChange('institute', {
    mutationFn: () => startNextYear({ body: { moves, version }, timeoutMs: longTimeoutMs }),
    onSuccess: ({ moved, left }) => {
      toast({ text: m.done(moved, left) })
      onClose()
    },
  })
  const said: Partial<Record<FailureCode, string>> = {
    conflict: m.conflict,
    invalid_request: m.crowded(classLimits.members),
  }
  const failure =
    move.error &&
    (said[failureCode(move.error)] ?? `${m.failed} ${problemText(problems, 'other', move.error)}`)
  return (
    <Sheet
      title={m.title}
      open
      onClose={onClose}
      footer={
        <Button wide busy={move.isPending} disabled={students === 0} onClick={() => move.mutate()}>
          {students === 0 ? m.nothing : m.confirm(students)}
        </Button>
      }
    >
      <div className={styles.year}>
        <p>{m.text}</p>
        {failure && <Alert>{failure}</Alert>}
        {listed.map(({ name }) => (
          <SelectField
            key={name}
            label={m.to(name)}
            value={chosen.get(name) ?? stay}
            options={[
              { value: stay, label: m.stay },
              ...targetsOf(name, classes).map((target) => ({ value: target, label: target })),
              { value: leave, label: m.leave },
            ]}
            onChoose={(target) => setChosen(new Map([...chosen, [name, target]]))}
          />
        ))}
      </div>
    </Sheet>
  )
}

function suggested(name: string): string {
  const next = nextClass(name)
  return next === undefined ? stay : (next ?? leave)
}

function moveOf(from: string, target: string): Move[] {
  if (target === stay) return []
  return [{ from, to: target === leave ? null : target }]
}

/** The class that the name suggests, and every other one. */
function targetsOf(name: string, classes: Classes): string[] {
  const next = nextClass(name)
  const names = [...(next ? [next] : []), ...classes.map((one) => one.name)]
  const byKey = new Map(names.map((one) => [nameKey(one), one]))
  byKey.delete(nameKey(name))
  return [...byKey.values()]
}
