import { type ScoreBand, scoreBand } from '@vikalp/domain/progress/score-bands'
import { Check, CircleDashed, type IconNode, Star, TriangleAlert } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'

const looks: Record<ScoreBand, { tone: ChipTone; icon: IconNode }> = {
  green: { tone: 'correct', icon: Star },
  amber: { tone: 'warn', icon: Check },
  red: { tone: 'wrong', icon: TriangleAlert },
  grey: { tone: 'skipped', icon: CircleDashed },
}

/** A percentage in the colour of its band, with an icon, and a word for screen readers. */
export function BandChip({ percent, className }: { percent: number; className?: string }) {
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  const band = scoreBand(percent)
  const { tone, icon } = looks[band]
  return (
    <Chip tone={tone} icon={<Icon of={icon} />} className={className}>
      {formats.percent(percent)}
      <span className="visually-hidden">, {dashboard.bands[band]}</span>
    </Chip>
  )
}
