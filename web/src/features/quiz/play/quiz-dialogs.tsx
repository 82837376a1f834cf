import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { ConfirmSheet } from '#ui/sheet/confirm-sheet.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { leftOver } from './palette/palette-state.ts'
import { ReadingSheet } from './question/reading-sheet.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useQuiz } from './state/quiz-context.tsx'
import { answeredCount } from './state/quiz-state.ts'
import { useLeaveQuiz } from './use-leave-quiz.ts'

export type QuizDialog = 'leave' | 'nothing' | 'early' | 'palette' | 'reading' | 'help' | undefined

type QuizDialogsProps = {
  dialog: QuizDialog
  show: (dialog: QuizDialog) => void
  askToSubmit: () => void
  submit: () => void
  palette: ReactNode
}

/** Part of the screen's own chunk, because they must open without a network. */
export function QuizDialogs({ dialog, show, askToSubmit, submit, palette }: QuizDialogsProps) {
  const m = useMessages('quiz')
  const { state } = useQuiz()
  const close = () => show(undefined)
  const leave = useLeaveQuiz()
  const { notAnswered, marked } = leftOver(state)

  return (
    <>
      <ConfirmSheet {...m.leave} open={dialog === 'leave'} onConfirm={leave} onCancel={close} />
      <ConfirmSheet {...m.nothing} open={dialog === 'nothing'} onConfirm={leave} onCancel={close} />
      <ConfirmSheet
        {...m.early}
        text={m.early.text(answeredCount(state), notAnswered, marked)}
        open={dialog === 'early'}
        onConfirm={submit}
        onCancel={close}
      />
      <Sheet
        title={m.palette.title}
        open={dialog === 'palette'}
        onClose={close}
        footer={
          <Button kind="outline" wide onClick={askToSubmit}>
            {m.submit}
          </Button>
        }
      >
        {palette}
      </Sheet>
      <ReadingSheet open={dialog === 'reading'} onClose={close} />
      <ShortcutHelp open={dialog === 'help'} onClose={close} />
    </>
  )
}
