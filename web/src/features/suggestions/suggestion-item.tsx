import type { Suggestion } from '@vikalp/contract/suggestions'
import { Flag, Sparkles, Trash2 } from 'lucide'
import { useState } from 'react'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import styles from './suggestion-item.module.css'
import { removeSuggestion, reportSuggestion, takeVibeBack, vibe } from './suggestions.api.ts'
import { toggleVibe } from './toggle-vibe.ts'

type SuggestionItemProps = {
  suggestion: Suggestion
  /** It was written just now and gets the focus. */
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
  const { vibed, likes } = suggestion
  const toggle = useChange('suggestion', {
    mutationFn: ({ id, vibed }: Suggestion) => (vibed ? takeVibeBack : vibe)({ params: { id } }),
    // The tap shows at once; if the server refuses it, the earlier state returns.
    onMutate: (before) => {
      say(undefined)
      replace(toggleVibe(before))
    },
    onSuccess: (counted, before) => replace({ ...before, ...counted }),
    onError: (_, before) => {
      replace(before)
      say(m.vibeFailed)
    },
  })
  return (
    <Button
      kind="text"
      className={styles.vibe}
      icon={<Icon of={Sparkles} size={18} />}
      aria-pressed={vibed}
      onClick={() => !toggle.isPending && toggle.mutate(suggestion)}
    >
      {vibed ? m.vibed : m.vibe} <span className={styles.likes}>{formats.number(likes)}</span>
    </Button>
  )
}

function RemoveButton({ suggestion, remove, say }: ActionProps & Pick<SuggestionItemProps, 'remove'>) {
  const m = useMessages('suggestions')
  const removal = useChange('suggestion', {
    mutationFn: () => removeSuggestion({ params: { id: suggestion.id } }),
    onSuccess: () => remove(suggestion.id),
    onError: () => say(m.removeFailed),
  })
  return (
    <ConfirmButton
      kind="text"
      icon={<Icon of={Trash2} size={18} />}
      busy={removal.isPending}
      question={m.confirmRemove}
      onConfirm={removal.mutate}
    >
      {m.remove}
    </ConfirmButton>
  )
}

function ReportButton({ suggestion, replace, say }: ActionProps & Pick<SuggestionItemProps, 'replace'>) {
  const m = useMessages('suggestions')
  const report = useChange('suggestion', {
    mutationFn: () => reportSuggestion({ params: { id: suggestion.id } }),
    onSuccess: () => {
      replace({ ...suggestion, reported: true })
      say(m.reported)
    },
    onError: () => say(m.reportFailed),
  })
  return (
    <Button
      kind="text"
      className={styles.quiet}
      icon={<Icon of={Flag} size={18} />}
      busy={report.isPending}
      disabled={suggestion.reported}
      onClick={() => report.mutate()}
    >
      {suggestion.reported ? m.reportedAlready : m.report}
    </Button>
  )
}
