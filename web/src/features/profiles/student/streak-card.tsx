import type { NextStep } from '@vikalp/contract/student-profile'
import { Zap } from 'lucide-react'
import { formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { prefetchScreen } from '#platform/prefetch.ts'
import { LinkButton } from '#ui/button.tsx'
import { StatCard } from '#ui/stat-card.tsx'
import { WeekBubbles } from './week-bubbles.tsx'

type StreakCardProps = {
  days: number
  week: readonly { day: string; practised: boolean }[]
  /** Where a quick quiz comes from; null offers none. */
  quickQuiz: NextStep | null
}

export function StreakCard({ days, week, quickQuiz }: StreakCardProps) {
  const text = useMessages().student.streak
  return (
    <StatCard label={text.title} value={formatNumber(days)} unit={text.days(days)} note={text.hint}>
      <WeekBubbles week={week} />
      {quickQuiz && (
        <div>
          <LinkButton
            kind="tonal"
            href={paths.quiz}
            state={{
              testType: quickQuiz.exam,
              subject: quickQuiz.subject,
              chapter: quickQuiz.chapter,
              quick: true,
            }}
            icon={<Zap />}
            aria-label={text.quickOf(quickQuiz.chapterTitle)}
            onPointerDown={() => prefetchScreen('quiz')}
          >
            {text.quick}
          </LinkButton>
        </div>
      )}
    </StatCard>
  )
}
