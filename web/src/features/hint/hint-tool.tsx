import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useLoadedPart } from '#platform/loaded-part.ts'
import { useMessages } from '#platform/messages.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'

const loadSheet = async () => (await import('./hint-sheet.tsx')).HintSheet

export function HintTool({ questionId }: { questionId: string }) {
  const m = useMessages().hint
  const toast = useToast()
  const { Part: HintSheet, fetchPart } = useLoadedPart(loadSheet)
  const [openFor, setOpenFor] = useState<string>()
  const open = async () => {
    if (await fetchPart()) setOpenFor(questionId)
    else toast({ text: m.notLoaded })
  }
  return (
    <>
      <Button
        kind="text"
        icon={<Lightbulb size={20} />}
        aria-keyshortcuts="H"
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchPart()}
        onClick={() => void open()}
      >
        {m.open}
      </Button>
      {HintSheet && openFor === questionId && (
        <HintSheet questionId={questionId} onClose={() => setOpenFor(undefined)} />
      )}
    </>
  )
}
