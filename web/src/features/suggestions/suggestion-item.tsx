import type { Suggestion } from '@vikalp/contract/suggestions'
import { Flag, Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { ConfirmSheet } from '#ui/sheet/confirm-sheet.tsx'
import styles from './suggestion-item.module.css'
import { removeSuggestion, reportSuggestion, takeVibeBack, vibe } from './suggestions.api.ts'
import { toggleVibe } from './toggle-vibe.ts'

type SuggestionItemProps = {
  suggestion: Suggestion
  /** Written just now: it gets the focus. */
  isNew: boolean
  replace: (changed: Suggestion) => void
  remove: (id: string) => void
}

export function SuggestionItem({ suggestion, isNew, replace, remove }: SuggestionItemProps) {
  const m = useMessages('suggestions')
  const formats = useMessages('formats')
  const { user, date, text, own } = suggestion
  const [note, setNote] = useState<string>()
  return (
    <li className={styles.item} tabIndex={-1} ref={isNew ? focusOnce : undefined}>
      <p className={styles.head}>
        <strong>{own ? m.own : user}</strong> <time dateTime={date}>{formats.day(date)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <VibeButton suggestion={suggestion} replace={replace} say={setNote} />
        {own ? (
          <RemoveButton suggestion={suggestion} remove={remove} say={setNote} />
        ) : (
          <ReportButton suggestion={suggestion} replace={replace} say={setNote} />
        )}
      </div>
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </li>
  )
}

const focusOnce = (element: HTMLElement | null) => element?.focus()

type ActionProps = { suggestion: Suggestion; say: (note: string | undefined) => void }

function VibeButton({ suggestion, replace, say }: ActionProps & Pick<SuggestionItemProps, 'replace'>) {
  const m = useMessages('suggestions')
  const formats = useMessages('formats')
  const [isBusy, setBusy] = useState(false)
  const { id, vibed, likes } = suggestion
  // The tap shows at once; when the server refuses it, what stood there before comes back.
  const toggle = async () => {
    if (isBusy) return
    setBusy(true)
    say(undefined)
    replace(toggleVibe(suggestion))
    try {
      const counted = await (vibed ? takeVibeBack : vibe)({ params: { id } })
      replace({ ...suggestion, ...counted })
    } catch {
      replace(suggestion)
      say(m.vibeFailed)
    }
    setBusy(false)
  }
  return (
    <Button
      kind="text"
      className={styles.vibe}
      icon={<Sparkles size={18} />}
      aria-pressed={vibed}
      onClick={() => void toggle()}
    >
      {vibed ? m.vibed : m.vibe} <span className={styles.likes}>{formats.number(likes)}</span>
    </Button>
  )
}

function RemoveButton({ suggestion, remove, say }: ActionProps & Pick<SuggestionItemProps, 'remove'>) {
  const m = useMessages('suggestions')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setAsking(false)
    setBusy(true)
    try {
      await removeSuggestion({ params: { id: suggestion.id } })
      remove(suggestion.id)
    } catch {
      setBusy(false)
      say(m.removeFailed)
    }
  }
  return (
    <>
      <Button kind="text" icon={<Trash2 size={18} />} busy={isBusy} onClick={() => setAsking(true)}>
        {m.remove}
      </Button>
      <ConfirmSheet
        {...m.confirmRemove}
        open={isAsking}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function ReportButton({ suggestion, replace, say }: ActionProps & Pick<SuggestionItemProps, 'replace'>) {
  const m = useMessages('suggestions')
  const [isBusy, setBusy] = useState(false)
  const report = async () => {
    setBusy(true)
    try {
      await reportSuggestion({ params: { id: suggestion.id } })
      replace({ ...suggestion, reported: true })
      say(m.reported)
    } catch {
      say(m.reportFailed)
    }
    setBusy(false)
  }
  return (
    <Button
      kind="text"
      className={styles.quiet}
      icon={<Flag size={18} />}
      busy={isBusy}
      disabled={suggestion.reported}
      onClick={() => void report()}
    >
      {suggestion.reported ? m.reportedAlready : m.report}
    </Button>
  )
}
