import type { StudentStatus } from '@vikalp/domain/vocabulary'
import { Check, CircleDashed, type LucideIcon, Minus, Star, TriangleExclamationPoint } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'

// Rule 26 sets them by mean score; rule 55 gives each an icon beside its colour.
const looks: Record<StudentStatus, { tone: ChipTone; Icon: LucideIcon }> = {
  excellent: { tone: 'correct', Icon: Star },
  good: { tone: 'warn', Icon: Check },
  average: { tone: 'wrong', Icon: Minus },
  poor: { tone: 'skipped', Icon: TriangleExclamationPoint },
}

/** The status of a student as a word and an icon; grey before the first quiz. */
export function StatusChip({ status }: { status: StudentStatus | null }) {
  const m = useMessages('teacher').students
  if (status === null) return <Chip icon={<CircleDashed />}>{m.noStatus}</Chip>
  const { tone, Icon } = looks[status]
  return (
    <Chip tone={tone} icon={<Icon />}>
      {m.statuses[status]}
    </Chip>
  )
}
