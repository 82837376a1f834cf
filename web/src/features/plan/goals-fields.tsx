import type { Goals } from '@vikalp/contract/practice/plan'
import { planLimits } from '@vikalp/domain/limits'
import { lastExamDay } from '@vikalp/domain/plan/last-exam-day'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import { examKeys } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import {
  examRows,
  findGoalFaults,
  goalsOf,
  readGoalsTyped,
  type TypedGoals,
  ticked,
  weekdays,
} from './goals-typed.ts'
import { setGoals } from './plan.api.ts'
import styles from './plan.module.css'

/** Any Monday: the names of the weekdays begin with it. */
const monday = '2026-11-23'

export function useGoalsForm(onSaved: () => void) {
  const m = useMessages('plan').goals
  const problems = useMessages('problems')
  return useForm<TypedGoals>({
    change: 'plan',
    read: readGoalsTyped,
    check: (typed) =>
      findGoalFaults(typed, indianDay(new Date()), {
        ...m.faults,
        minutes: m.faults.minutes(planLimits.minutes),
      }),
    send: (typed) => setGoals({ body: goalsOf(typed) }),
    onSaved,
    failed: (error) => ({ form: `${m.failed} ${problemText(problems, 'other', error)}` }),
  })
}

type GoalsFieldsProps = { goals: Goals; field: ReturnType<typeof useGoalsForm>['field'] }

/** Which exams and when, how long on which days, and the days of rest. */
export function GoalsFields({ goals, field }: GoalsFieldsProps) {
  const m = useMessages('plan').goals
  const { weekdayName } = useMessages('plan')
  const today = indianDay(new Date())
  const [coming] = useState(() => goals.exams.filter(({ on }) => on >= today))
  const [rows, setRows] = useState(Math.max(1, coming.length))
  return (
    <>
      {examRows.slice(0, rows).map((row) => (
        <ExamFields key={row} row={row} field={field} initial={coming[row]} today={today} />
      ))}
      {rows < examRows.length && (
        <div>
          <Button kind="text" flush onClick={() => setRows(rows + 1)}>
            {m.another}
          </Button>
        </div>
      )}
      <div className={styles.pair}>
        {(['weekdayMinutes', 'weekendMinutes'] as const).map((name) => (
          <Field
            key={name}
            {...field(name)}
            type="number"
            inputMode="numeric"
            label={m[name]}
            min={0}
            max={planLimits.minutes}
            step={1}
            defaultValue={goals[name]}
          />
        ))}
      </div>
      <fieldset className={styles.rest}>
        <legend>{m.restDays}</legend>
        {weekdays.map((weekday) => (
          <label key={weekday}>
            <input
              type="checkbox"
              name={`rest${weekday}`}
              value={ticked}
              defaultChecked={goals.restDays.includes(weekday)}
            />
            {weekdayName(addDays(monday, weekday))}
          </label>
        ))}
      </fieldset>
    </>
  )
}

type ExamFieldsProps = Pick<GoalsFieldsProps, 'field'> & {
  row: (typeof examRows)[number]
  initial: Goals['exams'][number] | undefined
  today: string
}

function ExamFields({ row, field, initial, today }: ExamFieldsProps) {
  const m = useMessages('plan').goals
  const { examName } = useNames()
  return (
    <div className={styles.pair}>
      <SelectField
        {...field(`exam${row}`)}
        label={m.exam(row + 1)}
        defaultValue={initial?.exam ?? ''}
        options={[
          { value: '', label: m.noExam },
          ...examKeys.map((value) => ({ value, label: examName(value) })),
        ]}
      />
      <Field
        {...field(`on${row}`)}
        type="date"
        label={m.on(row + 1)}
        min={today}
        max={lastExamDay(today)}
        defaultValue={initial?.on ?? ''}
      />
    </div>
  )
}
