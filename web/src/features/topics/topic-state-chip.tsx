import type { TopicState } from '@vikalp/domain/vocabulary'
import { Circle, CircleCheck, CircleDot, Hourglass, type IconNode } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'

const looks: Record<TopicState, readonly [tone: ChipTone, icon: IconNode]> = {
  solid: ['correct', CircleCheck],
  fading: ['warn', Hourglass],
  building: ['ink', CircleDot],
  'not-started': ['neutral', Circle],
}

/** The state of a topic by word and shape, and by colour besides. */
export function TopicStateChip({ state }: { state: TopicState }) {
  const { states } = useMessages('topics')
  const [tone, icon] = looks[state]
  return (
    <Chip tone={tone} icon={<Icon of={icon} />}>
      {states[state]}
    </Chip>
  )
}
