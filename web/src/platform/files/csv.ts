export type CsvCell = string | number | null

/** A spreadsheet would run a text that begins like a formula, and names are typed by strangers: it gets an apostrophe. Signs that nobody sees may stand in front, and a full-width sign counts as the other. */
export const plainCell = (text: string): string =>
  /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text

/** A table for a spreadsheet, of which no text is run. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = plainCell(cell)
  return safe !== cell || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
