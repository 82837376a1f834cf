import { lateStarts, lostTimePolicies } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import styles from './make-test.module.css'
import type { Pupil, StepProps } from './make-test.tsx'

type RulesStepProps = StepProps & {
  pupils: readonly Pupil[]
  /** Circles on paper instead of buttons. */
  isSheet: boolean
}

/** Twenty minutes an hour, as the examinations give, and half as much again. */
const percents = ['0', '33.33', '50'] as const

/** Late starts, order, lost time, leave information, and who has more time. */
export function RulesStep({ draft, change, next, back, pupils, isSheet }: RulesStepProps) {
  const m = useMessages('tests').make
  return (
    <>
      {!draft.together && (
        <RadioChoices
          legend={m.lateStart}
          name="lateStart"
          initial={draft.lateStart}
          options={lateStarts.map((value) => ({ value, label: m.lateStarts[value] }))}
          onChoose={(lateStart) => change({ lateStart })}
        />
      )}
      <RadioChoices
        legend={m.lostTime}
        name="lostTime"
        initial={draft.lostTime}
        options={lostTimePolicies.map((value) => ({ value, label: m.lostTimes[value] }))}
        onChoose={(lostTime) => change({ lostTime })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.shuffleQuestions}
          onChange={({ target }) => change({ shuffleQuestions: target.checked })}
        />
        {m.shuffle}
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.shuffleOptions}
          onChange={({ target }) => change({ shuffleOptions: target.checked })}
        />
        {m.shuffleOptions}
      </label>
      {isSheet && <FixedCircles draft={draft} change={change} />}
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.leaveInfo}
            onChange={({ target }) => change({ leaveInfo: target.checked })}
          />
          {m.leaveInfo}
        </label>
        <p className={styles.note}>{m.leaveInfoNote}</p>
      </div>
      <details className={styles.subject}>
        <summary>{m.extra(Object.values(draft.extra).filter((percent) => percent > 0).length)}</summary>
        <p className={styles.note}>{m.extraNote}</p>
        <ul>
          {pupils.map(({ userId, name, rollNo }) => (
            <li key={userId} className={styles.pupil}>
              <span>{m.pupil(name, rollNo)}</span>
              <SelectField
                label={m.extraOf(name)}
                labelHidden
                value={String(draft.extra[userId] ?? 0)}
                options={percents.map((value) => ({
                  value: value as string,
                  label: m.percent(Number(value)),
                }))}
                onChoose={(value) => change({ extra: { ...draft.extra, [userId]: Number(value) } })}
              />
            </li>
          ))}
        </ul>
      </details>
      <div className={styles.buttons}>
        <Button onClick={next}>{m.next}</Button>
        <Button kind="text" onClick={back}>
          {m.back}
        </Button>
      </div>
    </>
  )
}

function FixedCircles({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const m = useMessages('answerSheet')
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.fixedCircles}
          onChange={({ target }) => change({ fixedCircles: target.checked })}
        />
        {m.fixed}
      </label>
      <p className={styles.note}>{m.fixedNote}</p>
    </div>
  )
}
