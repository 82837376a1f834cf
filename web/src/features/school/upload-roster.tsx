import type { Roster, RosterPreview } from '@vikalp/contract/school'
import { Download, Upload } from 'lucide'
import { useRef, useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { csvOf } from '#platform/files/csv.ts'
import { csvType, download } from '#platform/files/download.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { ProgressBar } from '#ui/chart/progress-bar.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { examples } from './example-rows.ts'
import type { RosterSource } from './reading/read-roster.ts'
import { RosterPreviewCard } from './roster-preview.tsx'
import { importRoster, longTimeoutMs, previewRoster } from './school.api.ts'
import styles from './school-screen.module.css'

type Extent = 'some' | 'all'
type Shown = {
  roster: Roster
  file: string
  source: RosterSource
  preview: RosterPreview
  isNewer: boolean
}
type Step = { text: string; done: number }

/** How much of the work is behind before each step, of four. */
const steps = { reading: 1, checking: 2, storing: 3 } as const
const allSteps = 4

export function UploadRoster() {
  const m = useMessages('school')
  const [role, setRole] = useState<Roster['role']>('student')
  const [extent, setExtent] = useState<Extent>('some')
  const [step, setStep] = useState<Step>()
  const [problem, setProblem] = useState<string>()
  const [shown, setShown] = useState<Shown>()
  const input = useRef<HTMLInputElement>(null)
  const work = useRosterWork({ setStep, setProblem, setShown })

  function choose(files: FileList | null): void {
    const file = files?.[0]
    if (file) void work.look(file, { role, isWhole: extent === 'all' })
    if (input.current) input.current.value = '' // the same file, corrected, can be chosen again
  }

  if (shown)
    return (
      <RosterPreviewCard
        {...shown}
        problem={problem}
        step={step && <Progress step={step} />}
        isStoring={step !== undefined}
        onConfirm={() => work.store(shown)}
        onCancel={() => {
          setShown(undefined)
          setProblem(undefined)
        }}
      />
    )
  const { upload } = m
  return (
    <SectionCard title={upload.title} note={upload.text}>
      <div className={styles.choices}>
        <SelectField
          label={upload.role}
          value={role}
          options={[
            { value: 'student', label: upload.roles.student },
            { value: 'teacher', label: upload.roles.teacher },
          ]}
          onChoose={setRole}
        />
        <SelectField
          label={upload.extent}
          value={extent}
          options={[
            { value: 'some', label: upload.extents.some },
            { value: 'all', label: upload.extents.all },
          ]}
          onChoose={setExtent}
        />
      </div>
      {problem && <Alert>{problem}</Alert>}
      {step && <Progress step={step} />}
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => choose(target.files)}
      />
      <div className={styles.actions}>
        <Button icon={<Icon of={Upload} />} busy={step !== undefined} onClick={() => input.current?.click()}>
          {upload.choose}
        </Button>
        <Button
          kind="text"
          icon={<Icon of={Download} />}
          onClick={() => download(`${role}s.csv`, csvOf(examples[role]), csvType)}
        >
          {upload.template}
        </Button>
      </div>
    </SectionCard>
  )
}

type Setters = {
  setStep: (step: Step | undefined) => void
  setProblem: (text: string | undefined) => void
  setShown: (shown: Shown | undefined) => void
}

/** Reads here, then asks the server what the file would change; stores only what was looked at. */
function useRosterWork({ setStep, setProblem, setShown }: Setters) {
  const { upload, preview: m } = useMessages('school')
  const problems = useMessages('problems')
  const toast = useToast()
  const because = (what: string, error: unknown) =>
    setProblem(`${what} ${problemText(problems, 'other', error)}`)
  const ask = useChange('roster', {
    mutationFn: (asked: Omit<Shown, 'preview'>) =>
      previewRoster({ body: asked.roster, timeoutMs: longTimeoutMs }).then((preview) => ({
        ...asked,
        preview,
      })),
    onSuccess: (shown) => {
      setStep(undefined)
      setShown(shown)
    },
    onError: (error) => {
      setStep(undefined)
      because(upload.failed, error)
    },
  })
  const confirm = useChange('institute', {
    mutationFn: ({ roster, preview: { version } }: Shown) =>
      importRoster({ body: { ...roster, version }, timeoutMs: longTimeoutMs }),
    onSuccess: ({ added, changed, left }) => {
      setShown(undefined)
      toast({ text: m.done(added, changed, left) })
    },
  })
  const check = (asked: Omit<Shown, 'preview'>): void => {
    setStep({ text: upload.checking(asked.roster.rows.length), done: steps.checking })
    ask.mutate(asked)
  }
  return {
    look: async (file: File, choice: Omit<Roster, 'rows'>): Promise<void> => {
      setProblem(undefined)
      setStep({ text: upload.reading(file.name), done: steps.reading })
      const bytes = new Uint8Array(await file.arrayBuffer())
      const read = await import('./reading/read-roster.ts').then(
        ({ readRoster }) => readRoster(bytes),
        () => ({ problem: 'unreadable' as const }),
      )
      if (!('problem' in read))
        return check({
          roster: { ...choice, rows: read.rows },
          file: file.name,
          source: read.source,
          isNewer: false,
        })
      setStep(undefined)
      setProblem(upload.problems[read.problem])
    },
    store: (shown: Shown): void => {
      setProblem(undefined)
      setStep({ text: upload.storing(shown.roster.rows.length), done: steps.storing })
      confirm.mutate(shown, {
        onError: (error) => {
          if (failureCode(error) === 'conflict') check({ ...shown, isNewer: true })
          else because(m.notStored, error)
        },
        onSettled: (_, error) => {
          if (!error || failureCode(error) !== 'conflict') setStep(undefined)
        },
      })
    },
  }
}

function Progress({ step }: { step: Step }) {
  const { progress } = useMessages('school').upload
  return (
    <div className={styles.progress} aria-live="polite">
      <ProgressBar label={progress} value={step.done} max={allSteps} valueText={step.text} />
      <p>{step.text}</p>
    </div>
  )
}
