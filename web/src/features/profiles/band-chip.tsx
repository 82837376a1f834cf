import { Check, CircleDashed, type LucideIcon, Star, TriangleExclamationPoint } from 'lucide-react'
import { formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { type ScoreBand, scoreBand } from './score-band.ts'

// spec §9: green, amber, red, grey.
const looks: Record<ScoreBand, { tone: ChipTone; Icon: LucideIcon }> = {
  90: { tone: 'correct', Icon: Star },
  80: { tone: 'warn', Icon: Check },
  70: { tone: 'wrong', Icon: TriangleExclamationPoint },
  0: { tone: 'skipped', Icon: CircleDashed },
}

/** A percent in the colour of its band, with an icon to see and a word to hear. */
export function BandChip({ percent, className }: { percent: number; className?: string }) {
  const { dashboard } = useMessages()
  const band = scoreBand(percent)
  const { tone, Icon } = looks[band]
  return (
    <Chip tone={tone} icon={<Icon />} className={className}>
      {dashboard.percent(formatNumber(percent))}
      <span className="visually-hidden">, {dashboard.bands[band]}</span>
    </Chip>
  )
}
