import { useEffect, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Chip } from '#ui/chip.tsx'
import { getTest } from './landing.api.ts'
import styles from './landing-footer.module.css'

type Outcome = { message: string } | { error: unknown }

/** Requirement 3.7: calls the test endpoint on load and shows its message or the failure, without a retry. */
export function BackendStatus() {
  const { contact } = useMessages('landing')
  const problems = useMessages('problems')
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    const controller = new AbortController()
    getTest({ signal: controller.signal }).then(setOutcome, (error: unknown) => {
      if (!controller.signal.aborted) setOutcome({ error })
    })
    return () => controller.abort()
  }, [])
  const text = !outcome
    ? contact.checking
    : 'error' in outcome
      ? problemText(problems, 'landing', outcome.error)
      : outcome.message
  return (
    <div role="status">
      <Chip className={styles.status}>{text}</Chip>
    </div>
  )
}
