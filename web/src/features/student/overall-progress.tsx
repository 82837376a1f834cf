import { isGoodScore } from '@vikalp/domain/progress/score-bands'
import { formatNumber } from '#platform/texts/format.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { StatCard } from '#ui/layout/stat-card.tsx'

type OverallProgressProps = { overall: number | null; quizzes: number; isOwn: boolean }

/** Requirement 10.2: the mean over the quizzes, the bar green from 70 percent on and full at 100. */
export function OverallProgress({ overall, quizzes, isOwn }: OverallProgressProps) {
  const dashboard = useMessages('dashboard')
  const student = useMessages('student')
  const text = student.overall
  if (overall === null)
    return (
      <StatCard
        label={text.title}
        value={dashboard.noFigure}
        valueText={dashboard.noFigureText}
        note={isOwn ? text.none : text.noneOf}
      />
    )
  const percent = formatNumber(overall)
  return (
    <StatCard
      label={text.title}
      value={dashboard.percent(percent)}
      bar={{
        value: overall,
        max: 100,
        tone: isGoodScore(overall, 100) ? 'correct' : 'wrong',
        valueText: text.percent(percent),
      }}
      note={text.accuracy(formatNumber(quizzes))}
    />
  )
}
