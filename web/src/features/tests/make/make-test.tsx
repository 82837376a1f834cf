import type { TaughtClass } from '@vikalp/contract/classes'
import type { TestPattern } from '@vikalp/contract/mocks/tests'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import type { Draft } from './draft.ts'
import styles from './make-test.module.css'
import { PaperStep } from './paper-step.tsx'
import { ResultsStep } from './results-step.tsx'
import { RulesStep } from './rules-step.tsx'
import { TimeStep } from './time-step.tsx'

export type Pupil = { userId: string; name: string; rollNo: string }

type MakeTestProps = {
  initial: Draft
  classes: readonly TaughtClass[]
  patterns: readonly TestPattern[]
  /** Those of the classes who share what they do with them. */
  usePupils: (classIds: readonly string[]) => readonly Pupil[]
}

export type StepProps = {
  draft: Draft
  change: (changes: Partial<Draft>) => void
  next: () => void
  back: () => void
}

const steps = ['paper', 'time', 'rules', 'results'] as const

/** A test in four steps; what was chosen stays when one goes back. */
export function MakeTest({ initial, classes, patterns, usePupils }: MakeTestProps) {
  const m = useMessages('tests').make
  const [draft, setDraft] = useState(initial)
  const [at, setAt] = useState(0)
  const pupils = usePupils([draft.classId, ...draft.otherClasses])
  const isSheet = patterns.some(({ key, dialect }) => key === draft.template && dialect === 'omr')
  const step = steps[at] ?? 'paper'
  const props: StepProps = {
    draft,
    change: (changes) => setDraft((known) => ({ ...known, ...changes })),
    next: () => setAt((now) => Math.min(now + 1, steps.length - 1)),
    back: () => setAt((now) => Math.max(now - 1, 0)),
  }
  return (
    <div className={styles.column}>
      <ol className={styles.steps} aria-label={m.steps}>
        {steps.map((name, i) => (
          <li key={name} aria-current={i === at ? 'step' : undefined}>
            {m.step(i + 1)} {m.names[name]}
          </li>
        ))}
      </ol>
      {step === 'paper' && <PaperStep {...props} classes={classes} patterns={patterns} />}
      {step === 'time' && <TimeStep {...props} />}
      {step === 'rules' && <RulesStep {...props} pupils={pupils} isSheet={isSheet} />}
      {step === 'results' && <ResultsStep {...props} />}
    </div>
  )
}
