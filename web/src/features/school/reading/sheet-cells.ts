import { rosterLimits } from '@vikalp/domain/limits'
import { type CellFormat, plainNumber } from './cell-formats.ts'
import { readXml } from './read-xml.ts'

/** Columns beyond are not read: nobody's roster has so many. */
const mostColumns = 60

/** The rows of a sheet, each at its place, and the numbers of those that a spreadsheet hides. */
export type SheetCells = { rows: string[][]; hidden: ReadonlySet<number> }
export type SheetTexts = { texts: readonly string[]; formats: readonly CellFormat[] }

/** Formulas are never run: what the spreadsheet had worked out counts. */
export function sheetCells(part: Uint8Array | undefined, { texts, formats }: SheetTexts): SheetCells {
  const rows: string[][] = []
  const hidden = new Set<number>()
  const merged: string[] = []
  let [row, column, kind, style, value, isValue] = [0, 0, '', 0, '', false]
  readXml(part, {
    open: (name, attributes) => {
      if (name === 'row') {
        const { r, hidden: isHidden } = attributes()
        row = Number(r ?? row + 1)
        column = 0
        if (isHidden === '1' || isHidden === 'true') hidden.add(row)
      }
      if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes()
        column = r ? placeOf(r).column : column + 1
        kind = t
        style = Number(s)
        value = ''
      }
      if (name === 'mergeCell') merged.push(attributes().ref ?? '')
      isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (isValue) value += text
    },
    close: (name) => {
      isValue = false
      if (name !== 'c' || value === '' || column > mostColumns || row > rosterLimits.lines) return
      const cells = rows[row - 1] ?? []
      rows[row - 1] = cells
      const shown = () => (kind === 'n' ? (formats[style] ?? plainNumber)(value) : value)
      cells[column - 1] = kind === 's' ? (texts[Number(value)] ?? '') : shown()
    },
  })
  fillDown(rows, merged)
  return { rows: Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? '')), hidden }
}

/**
 * One cell that reaches over several rows says the same of each of them in which something stands. Cells of a real sheet do
 * not overlap, so all of them together reach over no more than the cells of a roster.
 */
function fillDown(rows: string[][], merged: readonly string[]): void {
  let room = mostColumns * rosterLimits.rows
  for (const range of merged) {
    const [from, to] = range.split(':').map(placeOf)
    if (!from || !to || from.column !== to.column || from.column > mostColumns) continue
    const value = rows[from.row - 1]?.[from.column - 1]
    if (value === undefined) continue
    const last = Math.min(to.row, rows.length)
    room -= Math.max(last - from.row, 0)
    if (room < 0) throw new Error('a workbook whose merged cells reach over more than a roster')
    for (const cells of rows.slice(from.row, last)) if (cells) cells[from.column - 1] ??= value
  }
}

/** B12 is in column 2 and row 12. */
function placeOf(reference: string): { column: number; row: number } {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d*)$/.exec(reference) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { column, row: Number(digits) }
}
