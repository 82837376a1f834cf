export type CsvCell = string | number | null

/** A spreadsheet would run a text that begins like a formula, and names are typed by strangers: it gets an apostrophe. */
export const plainCell = (text: string): string => (/^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text)

/** A table for a spreadsheet, of which no text is run. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = plainCell(cell)
  return safe !== cell || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
