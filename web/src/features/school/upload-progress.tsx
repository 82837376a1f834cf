import type { Messages } from '#messages/messages.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { ProgressBar } from '#ui/chart/progress-bar.tsx'
import styles from './school-screen.module.css'
import type { RosterUpload } from './use-roster-upload.ts'

/** The stages that take time, and the end. */
const allSteps = 4

/** How far a file has come; nothing while nothing is under way. */
export function UploadProgress({ state }: { state: RosterUpload }) {
  const { upload: m } = useMessages('school')
  const step = stepOf(state, m)
  if (!step) return null
  return (
    <div className={styles.progress} aria-live="polite">
      <ProgressBar label={m.progress} value={step.done} max={allSteps} valueText={step.text} />
      <p>{step.text}</p>
    </div>
  )
}

type Step = { text: string; done: number }

function stepOf(state: RosterUpload, m: Messages['school']['upload']): Step | undefined {
  switch (state.stage) {
    case 'reading':
      return { text: m.reading(state.file), done: 1 }
    case 'checking':
      return { text: m.checking(state.rows), done: 2 }
    case 'storing':
      return { text: m.storing(state.shown.roster.rows.length), done: 3 }
    default:
      return undefined
  }
}
