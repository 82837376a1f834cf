// Requirement 7.1: the gauge moves for 900 ms in steps of 16 ms.
export const stepMs = 16
const durationMs = 900

export const lastStep = Math.ceil(durationMs / stepMs)

/** The position of the needle at a step: fast at first, then slower, and exact at the end. */
export function shownAt(part: number, step: number): number {
  if (step >= lastStep) return part
  const left = 1 - step / lastStep
  return part * (1 - left ** 3)
}
