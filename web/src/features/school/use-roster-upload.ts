import type { Roster, RosterPreview } from '@vikalp/contract/school'
import { classLimits } from '@vikalp/domain/limits'
import { useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { type ReadRoster, type RosterSource, readRoster } from './reading/read-roster.ts'
import { importRoster, longTimeoutMs, previewRoster } from './school.api.ts'

type Asked = { roster: Roster; file: string; source: RosterSource; isNewer: boolean }
type Shown = Asked & { preview: RosterPreview }

export type RosterUpload =
  | { stage: 'idle' }
  | { stage: 'failed'; problem: string }
  | { stage: 'reading'; file: string }
  /** For a second time while the first preview is still shown. */
  | { stage: 'checking'; rows: number; shown: Shown | undefined }
  | { stage: 'shown'; shown: Shown; problem?: string }
  | { stage: 'storing'; shown: Shown }

/** Reads a file here, then asks the server what it would change; stores only what was looked at. */
export function useRosterUpload() {
  const { upload, preview: m } = useMessages('school')
  const problems = useMessages('problems')
  const toast = useToast()
  const [state, setState] = useState<RosterUpload>({ stage: 'idle' })
  const ask = useChange('roster', {
    mutationFn: ({ roster }: Asked) => previewRoster({ body: roster, timeoutMs: longTimeoutMs }),
  })
  const confirm = useChange('institute', {
    mutationFn: ({ roster, preview: { version } }: Shown) =>
      importRoster({ body: { ...roster, version }, timeoutMs: longTimeoutMs }),
  })
  const because = (what: string, error: unknown): string => `${what} ${problemText(problems, 'other', error)}`

  function check(asked: Asked, shown?: Shown): void {
    setState({ stage: 'checking', rows: asked.roster.rows.length, shown })
    ask.mutate(asked, {
      onSuccess: (preview) => setState({ stage: 'shown', shown: { ...asked, preview } }),
      onError: (error) => {
        const problem = because(upload.failed, error)
        setState(shown ? { stage: 'shown', shown, problem } : { stage: 'failed', problem })
      },
    })
  }
  async function look(file: File, choice: Omit<Roster, 'rows'>): Promise<void> {
    setState({ stage: 'reading', file: file.name })
    const read = await readFile(file)
    if ('problem' in read) return setState({ stage: 'failed', problem: upload.problems[read.problem] })
    const roster = { ...choice, rows: read.rows }
    check({ roster, file: file.name, source: read.source, isNewer: false })
  }
  function store(shown: Shown): void {
    setState({ stage: 'storing', shown })
    confirm.mutate(shown, {
      onSuccess: ({ added, changed, left }) => {
        setState({ stage: 'idle' })
        toast({ text: m.done(added, changed, left) })
      },
      onError: (error) => {
        if (failureCode(error) === 'conflict') check({ ...shown, isNewer: true }, shown)
        else if (failureCode(error) === 'invalid_request')
          setState({ stage: 'shown', shown, problem: m.crowded(classLimits.members) })
        else setState({ stage: 'shown', shown, problem: because(m.notStored, error) })
      },
    })
  }
  return { state, look, store, cancel: () => setState({ stage: 'idle' }) }
}

type Unread = { problem: 'unopened' }

/** A file may be gone, or held by another program. */
async function readFile(file: File): Promise<ReadRoster | Unread> {
  try {
    return readRoster(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { problem: 'unopened' }
  }
}
