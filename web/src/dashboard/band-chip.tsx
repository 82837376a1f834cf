import { type ScoreBand, scoreBand } from '@vikalp/domain/progress/score-bands'
import { Check, CircleDashed, type LucideIcon, Star, TriangleExclamationPoint } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'

const looks: Record<ScoreBand, { tone: ChipTone; Icon: LucideIcon }> = {
  green: { tone: 'correct', Icon: Star },
  amber: { tone: 'warn', Icon: Check },
  red: { tone: 'wrong', Icon: TriangleExclamationPoint },
  grey: { tone: 'skipped', Icon: CircleDashed },
}

/** A percentage in the colour of its band, with an icon, and a word for screen readers. */
export function BandChip({ percent, className }: { percent: number; className?: string }) {
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  const band = scoreBand(percent)
  const { tone, Icon } = looks[band]
  return (
    <Chip tone={tone} icon={<Icon />} className={className}>
      {formats.percent(percent)}
      <span className="visually-hidden">, {dashboard.bands[band]}</span>
    </Chip>
  )
}
