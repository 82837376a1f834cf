import type { ExamKey } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { type PickedQuestion, togglePick } from './picks.ts'
import { QuestionChoices } from './question-choices.tsx'

export type PickerProps = {
  classId: string
  exam: ExamKey
  /** Among whose questions one chooses; the first is open. */
  chapters: readonly string[]
  picks: readonly PickedQuestion[]
  /** Not offered: they stand in the paper already. */
  without?: ReadonlySet<string>
  /** A set of so many questions at most; of one the sheet closes with it. */
  most: number
  onPicked: (picks: readonly PickedQuestion[]) => void
}

/** The questions of the bank, read and taken one by one. */
export function PickerSheet({
  picks,
  most,
  onPicked,
  onClose,
  ...from
}: PickerProps & { onClose: () => void }) {
  const m = useMessages('picker')
  const [taken, setTaken] = useState(picks)
  const close = (all: readonly PickedQuestion[]) => {
    onPicked(all)
    onClose()
  }
  const toggle = (pick: PickedQuestion) => {
    const all = togglePick(taken, pick, most)
    if (most === 1) close(all)
    else setTaken(all)
  }
  return (
    <Sheet
      open
      title={m.title}
      onClose={onClose}
      footer={most > 1 && <Button onClick={() => close(taken)}>{m.done(taken.length)}</Button>}
    >
      {taken.length >= most && <p role="status">{m.full(most)}</p>}
      <QuestionChoices {...from} taken={taken} isFull={taken.length >= most} toggle={toggle} />
    </Sheet>
  )
}
