import type { Suggestion } from '@vikalp/contract/suggestions'
import { suggestionLimits } from '@vikalp/domain/limits'
import { useEffect, useId, useState } from 'react'
import { type FailureCode, failureCode } from '#platform/api/api-failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { Form } from '#ui/input/form.tsx'
import { readDraft, saveDraft } from './draft.ts'
import styles from './suggestion-form.module.css'
import { addSuggestion } from './suggestions.api.ts'

const longest = suggestionLimits.text

// Requirement 6.5, rule 23: the sending state lasts at least this long.
const sendingMs = 700
const pauseMs = 1000

const refusals: Partial<Record<FailureCode, 'text' | 'tooMany' | 'tooOften' | 'mayNot'>> = {
  forbidden: 'mayNot',
  conflict: 'tooMany',
  invalid_request: 'text',
  rate_limited: 'tooOften',
}

type SuggestionFormProps = { questionId: string; added: (suggestion: Suggestion) => void }

export function SuggestionForm({ questionId, added }: SuggestionFormProps) {
  const m = useMessages('suggestions')
  const id = useId()
  const [text, setText] = useState(() => readDraft(questionId))
  const left = longest - text.length
  const leftSaid = useLeftAfterPause(left)
  const write = (written: string) => {
    setText(written)
    saveDraft(questionId, written)
  }
  const { form, field } = useForm<{ text: string }, Suggestion>({
    change: 'suggestion',
    read: (textOf) => ({ text: textOf('text').trim() }),
    check: () => ({}),
    send: (body) => {
      const atLeast = new Promise((resolve) => setTimeout(resolve, sendingMs))
      return addSuggestion({ body: { questionId, ...body } }).finally(() => atLeast)
    },
    onSaved: (suggestion) => {
      write('')
      added(suggestion)
    },
    failed: (error) => ({ text: m.refused[refusals[failureCode(error)] ?? 'notSent'] }),
  })
  const { name, error } = field('text')

  return (
    <Form form={form} className={styles.form}>
      <div className={styles.labels}>
        <label htmlFor={id}>{m.label}</label>
        <span id={`${id}-left`}>{m.left(left)}</span>
      </div>
      <textarea
        id={id}
        name={name}
        className={styles.text}
        rows={2}
        maxLength={longest}
        placeholder={m.placeholder}
        value={text}
        readOnly={form.isSending}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-left ${id}-note`}
        onChange={(event) => write(event.target.value)}
      />
      <span className="visually-hidden" role="status">
        {leftSaid < longest && m.leftAnnounced(leftSaid)}
      </span>
      <div className={styles.end}>
        <p id={`${id}-note`} className={error ? styles.refused : styles.rules} role={error && 'alert'}>
          {error ?? m.rules}
        </p>
        <Button type="submit" disabled={text.trim() === '' || form.isSending}>
          {form.isSending ? m.sending : m.submit}
        </Button>
      </div>
    </Form>
  )
}

/** The count is updated at every letter and announced when the writer pauses. */
function useLeftAfterPause(left: number): number {
  const [said, setSaid] = useState(left)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(left), pauseMs)
    return () => clearTimeout(timer)
  }, [left])
  return said
}
