import { formatDecimal, formatNumber } from '#platform/texts/format.ts'
import { useMessages } from '#platform/texts/messages.tsx'

/** Seconds as people say them: 24 min, 9 h, 9.3 h. */
export function useStudyTime(): (seconds: number) => string {
  const { minutes, hours } = useMessages('student').trend
  return (seconds) => {
    if (seconds < 3600) return minutes(formatNumber(Math.round(seconds / 60)))
    const tenths = Math.round(seconds / 360) / 10
    return hours(Number.isInteger(tenths) ? formatNumber(tenths) : formatDecimal(tenths))
  }
}
