export type CsvCell = string | number | null

/**
 * A table for a spreadsheet. A spreadsheet would run a text that begins like a formula, and names are typed by
 * strangers: such a text gets an apostrophe before it.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  return safe !== cell || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
