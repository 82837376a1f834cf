/** An optional field that holds nothing but blanks says nothing. */
export const textOrNull = (typed: string): string | null => typed.trim() || null

/** A year that is none is NaN, which no check lets through. */
export function yearOrNull(typed: string): number | null {
  const year = textOrNull(typed)
  if (year === null) return null
  return /^\d{4}$/.test(year) ? Number(year) : Number.NaN
}

/** No year at all is one too: nothing has to be said. */
export const isYearWithin = (year: number | null, first: number, last: number): boolean =>
  year === null || (year >= first && year <= last)
