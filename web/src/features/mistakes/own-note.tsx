import { useQueryClient } from '@tanstack/react-query'
import { mistakeLimits } from '@vikalp/domain/limits'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import cards from '#question/question-cards.module.css'
import { useAnnounce } from '#ui/feedback/live-region.tsx'
import { Button } from '#ui/input/button.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { TextArea } from '#ui/input/text-area.tsx'
import { forgetMistakes, setNote } from './mistakes.api.ts'
import styles from './mistakes-page.module.css'

type OwnNoteProps = { questionId: string; note: string | null; describedBy: string }

/** What the student writes to a mistake; an empty note is none. */
export function OwnNote({ questionId, note, describedBy }: OwnNoteProps) {
  const m = useMessages('mistakes')
  const [saved, setSaved] = useState(note)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (isOpen) return <NoteForm questionId={questionId} note={saved} onSaved={setSaved} onClose={close} />
  return (
    <div className={styles.ownNote}>
      {saved !== null && (
        <p className={styles.written}>
          <strong>{m.note}:</strong> {saved}
        </p>
      )}
      <Button kind="text" flush aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {saved === null ? m.addNote : m.changeNote}
      </Button>
    </div>
  )
}

type NoteFormProps = {
  questionId: string
  note: string | null
  onSaved: (note: string | null) => void
  onClose: () => void
}

function NoteForm({ questionId, note, onSaved, onClose }: NoteFormProps) {
  const m = useMessages('mistakes')
  const problems = useMessages('problems')
  const queries = useQueryClient()
  const announce = useAnnounce()
  const { form, field } = useForm<{ note: string }, { note: string | null }>({
    change: 'note',
    read: (textOf) => ({ note: textOf('note').trim() }),
    check: ({ note: typed }) =>
      typed.length > mistakeLimits.note ? { note: m.noteTooLong(mistakeLimits.note) } : {},
    send: ({ note: typed }) => setNote({ body: { questionId, note: typed || null } }),
    onSaved: (stored) => {
      void forgetMistakes(queries)
      onSaved(stored.note)
      announce(m.noteSaved)
      onClose()
    },
    failed: (error) => ({ form: `${m.noteFailed} ${problemText(problems, 'other', error)}` }),
  })
  return (
    <Form form={form}>
      <TextArea
        {...field('note')}
        label={m.note}
        hint={m.noteHint(mistakeLimits.note)}
        defaultValue={note ?? ''}
        maxLength={mistakeLimits.note}
        rows={3}
        autoFocus
      />
      <div className={cards.actions}>
        <SubmitButton isSending={form.isSending} sending={m.savingNote}>
          {m.saveNote}
        </SubmitButton>
        <Button kind="text" onClick={onClose}>
          {m.cancelNote}
        </Button>
      </div>
    </Form>
  )
}
