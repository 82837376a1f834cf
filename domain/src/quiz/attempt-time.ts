/** A tab left open overnight must not distort the average: a question counts for at most an hour. */
const longestSeconds = 3600

type Timing = { questionId: string; seconds?: number | undefined }

/** Whole seconds for each question in the order asked, 0 where none were sent; null when no time was sent at all. */
export function secondsPerQuestion(
  questionIds: readonly string[],
  timings: readonly Timing[],
): number[] | null {
  if (timings.every(({ seconds }) => seconds === undefined)) return null
  const spent = new Map(timings.map(({ questionId, seconds }) => [questionId, seconds ?? 0]))
  return questionIds.map((id) => Math.min(Math.round(spent.get(id) ?? 0), longestSeconds))
}

/** The seconds an attempt took: on a visible screen, or from start to finish when no time was recorded. */
export function attemptDuration(
  seconds: readonly number[] | null,
  start: Date,
  finish: Date,
  questions: number,
): number {
  const onScreen = seconds?.reduce((sum, each) => sum + each, 0)
  const elapsed = Math.round((finish.getTime() - start.getTime()) / 1000)
  return Math.min(onScreen ?? elapsed, longestSeconds * questions)
}

/** A phone's clock may be wrong: its finishing time is clamped between the start and the submit by our clock. */
export const finishTime = (start: Date, reported: Date, delivered: Date): Date =>
  new Date(
    Math.min(Math.max(reported.getTime(), start.getTime()), Math.max(delivered.getTime(), start.getTime())),
  )

/** Mean seconds over all questions, the skipped ones too; null when no time was recorded. */
export const meanSeconds = (seconds: readonly number[] | null): number | null =>
  seconds && seconds.reduce((sum, each) => sum + each, 0) / seconds.length
