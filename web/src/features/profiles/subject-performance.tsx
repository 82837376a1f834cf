import type { SubjectScore } from '@vikalp/contract/dashboard'
import { Atom, FlaskConical, Flower2, type LucideIcon, Sigma } from 'lucide-react'
import { formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { ScoreBars } from '#ui/score-bars.tsx'
import { SectionCard } from '#ui/section-card.tsx'

// spec §2: Physics, Chemistry, Maths, Biology. The bank holds no Maths.
const subjects: readonly { name: string; colour: `--c-${string}`; Icon: LucideIcon; isOffered: boolean }[] = [
  { name: 'Physics', colour: '--c-physics', Icon: Atom, isOffered: true },
  { name: 'Chemistry', colour: '--c-chemistry', Icon: FlaskConical, isOffered: true },
  { name: 'Maths', colour: '--c-maths', Icon: Sigma, isOffered: false },
  { name: 'Biology', colour: '--c-biology', Icon: Flower2, isOffered: true },
]

type SubjectPerformanceProps = { subjects: readonly SubjectScore[]; className?: string }

export function SubjectPerformance({ subjects: scores, className }: SubjectPerformanceProps) {
  const { dashboard, student } = useMessages()
  const text = student.subjects
  return (
    <SectionCard title={text.title} className={className}>
      <ScoreBars
        bars={subjects.map(({ name, colour, Icon, isOffered }) => {
          const { value = null, quizzes = 0 } = scores.find(({ subject }) => subject === name) ?? {}
          return {
            key: name,
            label: name,
            icon: <Icon size={20} />,
            colour,
            value,
            text:
              value === null
                ? isOffered
                  ? text.none
                  : text.notOffered
                : dashboard.percent(formatNumber(value)),
            note: quizzes > 0 ? text.quizzes(formatNumber(quizzes)) : undefined,
          }
        })}
      />
    </SectionCard>
  )
}
