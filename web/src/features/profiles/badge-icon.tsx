import {
  Award,
  BookOpen,
  BuildingComplex,
  CalendarCheck,
  ChartNoAxesColumn,
  Flame,
  GraduationCap,
  Lock,
  type LucideIcon,
  Medal,
  Sparkles,
  Star,
  Target,
  Timer,
  Trophy,
  Users,
  Zap,
} from 'lucide-react'

// The icons a badge may name; another one gets the award.
const icons: Record<string, LucideIcon> = {
  award: Award,
  book: BookOpen,
  building: BuildingComplex,
  calendar: CalendarCheck,
  chart: ChartNoAxesColumn,
  flame: Flame,
  graduation: GraduationCap,
  lock: Lock,
  medal: Medal,
  sparkles: Sparkles,
  star: Star,
  target: Target,
  timer: Timer,
  trophy: Trophy,
  users: Users,
  zap: Zap,
}

export function BadgeIcon({ icon, iconType }: { icon: string; iconType: 'image' | 'emoji' }) {
  if (iconType === 'emoji') return icon
  const Icon = icons[icon] ?? Award
  return <Icon size={24} />
}
