/** The share of a whole in percent; null when the whole is zero. */
export const sharePercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole)
