/** An optional field with nothing but blanks counts as empty. */
export const textOrNull = (typed: string): string | null => typed.trim() || null

/** Anything but four digits is NaN, which fails every check. */
export function yearOrNull(typed: string): number | null {
  const year = textOrNull(typed)
  if (year === null) return null
  return /^\d{4}$/.test(year) ? Number(year) : Number.NaN
}

/** A missing year is valid: the field is optional. */
export const isYearWithin = (year: number | null, first: number, last: number): boolean =>
  year === null || (year >= first && year <= last)
