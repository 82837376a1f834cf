import type { StudentProfile } from '@vikalp/contract/student-profile'
import type { TrendChoice } from '#dashboard/trend/trend-choice.ts'
import { TrendFigure } from '#dashboard/trend/trend-figure.tsx'
import { TrendStat } from '#dashboard/trend/trend-stat.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { studyTime } from './study-time.ts'

type StudentTrendProps = {
  trend: StudentProfile['trend']
  control: TrendChoice
  /** There are quick quizzes: they count here, and the chart says so. */
  hasQuick: boolean
  className?: string
}

/** Requirement 10.6: average score, quizzes and study time over a period; study time is hidden for yearly. */
export function StudentTrend({ trend, control, hasQuick, className }: StudentTrendProps) {
  const formats = useMessages('formats')
  const student = useMessages('student')
  const m = student.trend
  const format = (seconds: number): string => studyTime(seconds, m)
  const { period, points, averageScore, totalQuizzes } = trend
  const hasTime = period !== 'yearly'
  const time = { name: m.time, values: points.map((point) => point.time), format }
  // The hours of the answer are rounded to tenths: short times would differ from their rows in the table.
  const studied = points.reduce((sum, point) => sum + point.time, 0)
  return (
    <TrendFigure
      {...control}
      className={className}
      period={period}
      days={points.map((point) => point.period)}
      columns={[
        { name: m.score, values: points.map((point) => point.score) },
        { name: m.quizzes, values: points.map((point) => point.quizzes), format: formats.number },
        ...(hasTime ? [time] : []),
      ]}
      empty={m.noneIn[period]}
    >
      {averageScore !== null && <TrendStat value={formats.percent(averageScore)} name={m.averageScore} />}
      <TrendStat value={formats.number(totalQuizzes)} name={m.totalQuizzes(totalQuizzes, hasQuick)} />
      {hasTime && <TrendStat value={format(studied)} name={m.studyTime} />}
    </TrendFigure>
  )
}
