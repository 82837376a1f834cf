import { isGoodScore } from '@vikalp/domain/progress/score-bands'
import { useMessages } from '#platform/texts/messages.tsx'
import { StatCard } from '#ui/layout/stat-card.tsx'

type OverallProgressProps = {
  overall: number | null
  quizzes: number
  isOwn: boolean
  className?: string
}

/** Requirement 10.2: the mean over the quizzes; the bar is green from 70 percent and full at 100. */
export function OverallProgress({ overall, quizzes, isOwn, className }: OverallProgressProps) {
  const dashboard = useMessages('dashboard')
  const student = useMessages('student')
  const formats = useMessages('formats')
  const m = student.overall
  if (overall === null)
    return (
      <StatCard
        className={className}
        label={m.title}
        value={dashboard.noFigure}
        valueText={dashboard.noFigureText}
        note={isOwn ? m.none : m.noneOf}
      />
    )
  return (
    <StatCard
      className={className}
      label={m.title}
      value={formats.percent(overall)}
      bar={{
        value: overall,
        max: 100,
        tone: isGoodScore(overall, 100) ? 'correct' : 'wrong',
        valueText: m.percentInWords(overall),
      }}
      note={m.accuracy(quizzes)}
    />
  )
}
