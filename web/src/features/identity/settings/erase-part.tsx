import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { EraseSheet } from './erase-sheet.tsx'

export function ErasePart({ hasPassword }: { hasPassword: boolean }) {
  const { erase: m } = useMessages('accountSettings')
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title={m.title} note={m.text}>
      <div>
        <Button kind="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {m.open}
        </Button>
      </div>
      {isOpen && <EraseSheet hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </SectionCard>
  )
}
