import { useMessages } from '#platform/texts/messages.tsx'

/** Formats seconds in the usual way: 24 min, 9 h, 9.3 h. */
export function useStudyTime(): (seconds: number) => string {
  const { minutes, hours } = useMessages('student').trend
  return (seconds) => {
    if (seconds < 3600) return minutes(Math.round(seconds / 60))
    return hours(Math.round(seconds / 360) / 10)
  }
}
