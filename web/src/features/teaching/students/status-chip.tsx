import type { StudentStatus } from '@vikalp/domain/vocabulary'
import { Check, CircleDashed, type IconNode, Minus, Star, TriangleAlert } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'

// Rule 26 sets them by mean score; rule 55 gives each an icon beside its colour.
const looks: Record<StudentStatus, { tone: ChipTone; icon: IconNode }> = {
  excellent: { tone: 'correct', icon: Star },
  good: { tone: 'warn', icon: Check },
  average: { tone: 'wrong', icon: Minus },
  poor: { tone: 'skipped', icon: TriangleAlert },
}

/** The status of a student as a word and an icon; grey before the first quiz. */
export function StatusChip({ status }: { status: StudentStatus | null }) {
  const m = useMessages('teacher').students
  if (status === null) return <Chip icon={<Icon of={CircleDashed} />}>{m.noStatus}</Chip>
  const { tone, icon } = looks[status]
  return (
    <Chip tone={tone} icon={<Icon of={icon} />}>
      {m.statuses[status]}
    </Chip>
  )
}
