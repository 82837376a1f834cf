import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { ExportSheet } from './export-sheet.tsx'

/** A person takes everything that is kept about them along. */
export function DataPart({ hasPassword }: { hasPassword: boolean }) {
  const { data: m } = useMessages('accountSettings')
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title={m.title} note={m.text}>
      <div>
        <Button kind="tonal" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {m.download}
        </Button>
      </div>
      {isOpen && <ExportSheet hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </SectionCard>
  )
}
