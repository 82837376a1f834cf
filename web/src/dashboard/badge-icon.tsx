import type { IconType } from '@vikalp/domain/vocabulary'
import {
  Award,
  CalendarCheck,
  Flame,
  GraduationCap,
  HeartHandshake,
  type IconNode,
  Medal,
  Megaphone,
  Rocket,
  School,
  Star,
  Target,
  Trophy,
  Users,
  Zap,
} from 'lucide'
import { Icon } from '#ui/icon.tsx'

// The icons that badges name; any other name gets the award.
const icons: Record<string, IconNode> = {
  award: Award,
  'calendar-check': CalendarCheck,
  flame: Flame,
  'graduation-cap': GraduationCap,
  'heart-handshake': HeartHandshake,
  medal: Medal,
  megaphone: Megaphone,
  rocket: Rocket,
  school: School,
  star: Star,
  target: Target,
  trophy: Trophy,
  users: Users,
  zap: Zap,
}

export function BadgeIcon({ icon, iconType }: { icon: string; iconType: IconType }) {
  if (iconType === 'emoji') return icon
  return <Icon of={icons[icon] ?? Award} size={24} />
}
