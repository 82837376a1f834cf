import type { NextStep } from '@vikalp/contract/student-profile'
import { quizLimits } from '@vikalp/domain/limits'
import { Zap } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { StatCard } from '#ui/layout/stat-card.tsx'
import { WeekBubbles } from './week-bubbles.tsx'

type StreakCardProps = {
  days: number
  week: readonly { day: string; practised: boolean }[]
  /** Others are not told to practise. */
  isOwn: boolean
  /** The chapter of the quick quiz to offer; null offers none. */
  quickQuiz: NextStep | null
  className?: string
}

export function StreakCard({ days, week, isOwn, quickQuiz, className }: StreakCardProps) {
  const m = useMessages('student').streak
  const chapterTitle = useChapterTitle()
  const formats = useMessages('formats')
  return (
    <StatCard
      className={className}
      label={m.title}
      value={formats.number(days)}
      unit={m.days(days)}
      note={isOwn && m.hint}
    >
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
            icon={<Icon of={Zap} />}
            aria-label={m.quickOf(quizLimits.questions.min, chapterTitle(quickQuiz.chapter))}
            onPointerDown={() => prefetchScreen('quiz')}
          >
            {m.quick}
          </LinkButton>
        </div>
      )}
    </StatCard>
  )
}
