/** The share of a whole in percent; null where there is nothing to take a share of. */
export const sharePercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole)
