import { useState } from 'react'
import { Button } from '#ui/input/button.tsx'
import { usePrinting } from '#ui/use-printing.ts'

type Toggle = { isAll: boolean; flip: () => void } | undefined

/** The first few of a long list, but all of it on paper; no toggle where the list is short. */
export function useShowAll<T>(list: readonly T[], atFirst: number): { shown: readonly T[]; toggle: Toggle } {
  const [isAll, setAll] = useState(false)
  const isPrinted = usePrinting()
  // A single further item is shown at once: a button would take as much space.
  if (list.length <= atFirst + 1) return { shown: list, toggle: undefined }
  return {
    shown: isAll || isPrinted ? list : list.slice(0, atFirst),
    toggle: { isAll, flip: () => setAll(!isAll) },
  }
}

type ShowAllProps = { toggle: Toggle; viewAll: string; showLess: string }

export const ShowAll = ({ toggle, viewAll, showLess }: ShowAllProps) =>
  toggle && (
    <div>
      <Button kind="text" flush aria-expanded={toggle.isAll} onClick={toggle.flip}>
        {toggle.isAll ? showLess : viewAll}
      </Button>
    </div>
  )
