import type { Roster } from '@vikalp/contract/school'
import { Download, Upload } from 'lucide'
import { useRef, useState } from 'react'
import { csvOf } from '#platform/files/csv.ts'
import { csvType, download } from '#platform/files/download.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { examples } from './example-rows.ts'
import { RosterPreviewCard } from './roster-preview.tsx'
import styles from './school-screen.module.css'
import { UploadProgress } from './upload-progress.tsx'
import { useRosterUpload } from './use-roster-upload.ts'

type Extent = 'some' | 'all'

export function UploadRoster() {
  const { upload: m } = useMessages('school')
  const [role, setRole] = useState<Roster['role']>('student')
  const [extent, setExtent] = useState<Extent>('some')
  const input = useRef<HTMLInputElement>(null)
  const { state, look, store, cancel } = useRosterUpload()
  const problem = 'problem' in state ? state.problem : undefined
  const shown = 'shown' in state ? state.shown : undefined
  const progress = <UploadProgress state={state} />

  function choose(files: FileList | null): void {
    const file = files?.[0]
    if (file) void look(file, { role, isWhole: extent === 'all' })
    if (input.current) input.current.value = '' // the same file, corrected, can be chosen again
  }

  if (shown)
    return (
      <RosterPreviewCard
        {...shown}
        problem={problem}
        progress={progress}
        isStoring={state.stage !== 'shown'}
        onConfirm={() => store(shown)}
        onCancel={cancel}
      />
    )
  return (
    <SectionCard title={m.title} note={m.text}>
      <div className={styles.choices}>
        <SelectField
          label={m.role}
          value={role}
          options={[
            { value: 'student', label: m.roles.student },
            { value: 'teacher', label: m.roles.teacher },
          ]}
          onChoose={setRole}
        />
        <SelectField
          label={m.extent}
          value={extent}
          options={[
            { value: 'some', label: m.extents.some },
            { value: 'all', label: m.extents.all },
          ]}
          onChoose={setExtent}
        />
      </div>
      {problem && <Alert>{problem}</Alert>}
      {progress}
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => choose(target.files)}
      />
      <div className={styles.actions}>
        <Button
          icon={<Icon of={Upload} />}
          busy={state.stage === 'reading' || state.stage === 'checking'}
          onClick={() => input.current?.click()}
        >
          {m.choose}
        </Button>
        <Button
          kind="text"
          icon={<Icon of={Download} />}
          onClick={() => download(`${role}s.csv`, csvOf(examples[role]), csvType)}
        >
          {m.template}
        </Button>
      </div>
    </SectionCard>
  )
}
