import type { Suggestion } from '@vikalp/contract/suggestions'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { type FailureCode, failureCode } from '#platform/api/api-failure.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { keepDraft, readDraft } from './draft.ts'
import styles from './suggestion-form.module.css'
import { suggestionMaxLength } from './suggestion-length.ts'
import { addSuggestion } from './suggestions.api.ts'

// Requirement 6.5, rule 23: the sending state lasts at least this long.
const sendingMs = 700
const pauseMs = 1000

type Refusal = 'text' | 'tooOften' | 'notSent'
const refusals: Partial<Record<FailureCode, Refusal>> = { invalid_request: 'text', rate_limited: 'tooOften' }

type SuggestionFormProps = { questionId: string; added: (suggestion: Suggestion) => void }

export function SuggestionForm({ questionId, added }: SuggestionFormProps) {
  const m = useMessages('suggestions')
  const id = useId()
  const [text, setText] = useState(() => readDraft(questionId))
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const left = suggestionMaxLength - text.length
  const leftSaid = useLeftAfterPause(left)

  const write = (written: string) => {
    setText(written)
    setRefusal(undefined)
    keepDraft(questionId, written)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isSending) return
    setSending(true)
    setRefusal(undefined)
    const atLeast = new Promise((resolve) => setTimeout(resolve, sendingMs))
    const [sent] = await Promise.allSettled([
      addSuggestion({ body: { questionId, text: text.trim() } }),
      atLeast,
    ])
    setSending(false)
    if (sent.status === 'rejected') return setRefusal(refusals[failureCode(sent.reason)] ?? 'notSent')
    write('')
    added(sent.value)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.labels}>
        <label htmlFor={id}>{m.label}</label>
        <span id={`${id}-left`}>{m.left(left)}</span>
      </div>
      <textarea
        id={id}
        className={styles.text}
        rows={2}
        maxLength={suggestionMaxLength}
        placeholder={m.placeholder}
        value={text}
        readOnly={isSending}
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={`${id}-left ${id}-note`}
        onChange={(event) => write(event.target.value)}
      />
      <span className="visually-hidden" role="status">
        {leftSaid < suggestionMaxLength && m.leftAnnounced(leftSaid)}
      </span>
      <div className={styles.end}>
        <p id={`${id}-note`} className={refusal ? styles.refused : styles.rules} role={refusal && 'alert'}>
          {refusal ? m.refused[refusal] : m.rules}
        </p>
        <Button type="submit" disabled={text.trim() === '' || isSending}>
          {isSending ? m.sending : m.submit}
        </Button>
      </div>
    </form>
  )
}

/** The count is on the screen at every letter; it is said when the writer pauses. */
function useLeftAfterPause(left: number): number {
  const [said, setSaid] = useState(left)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(left), pauseMs)
    return () => clearTimeout(timer)
  }, [left])
  return said
}
