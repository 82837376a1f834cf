import type { RosterRow } from '@vikalp/contract/school'
import { rosterLimits } from '@vikalp/domain/limits'
import { findHeadings } from '@vikalp/domain/school/find-columns'
import { rosterCells } from '@vikalp/domain/school/roster-person'
import { type RosterColumn, rosterColumns } from '@vikalp/domain/vocabulary'
import { csvRows, textOf } from './csv-rows.ts'
import { type Sheet, xlsxSheets } from './xlsx-sheets.ts'

export type ReadingProblem = 'large' | 'old' | 'unreadable' | 'headings' | 'empty' | 'many'

/** What was read of a file, and what of it a look at the rows does not show. */
export type RosterSource = {
  columns: RosterColumn[]
  sheet: string
  /** Sheets with something in them that were not read. */
  otherSheets: string[]
  /** Rows that the spreadsheet hides: they count as the others do. */
  hiddenRows: number
}
export type ReadRoster = { rows: RosterRow[]; source: RosterSource } | { problem: ReadingProblem }

/**
 * The rows of a roster, whatever program wrote the file. It is read here, on the device that has it: the server never
 * unpacks what a stranger packed.
 */
export function readRoster(file: Uint8Array): ReadRoster {
  if (file.length > rosterLimits.file) return { problem: 'large' }
  if (file.length === 0) return { problem: 'empty' }
  if (isOld(file)) return { problem: 'old' }
  if (isPicture(file)) return { problem: 'unreadable' }
  let sheets: Sheet[]
  try {
    sheets = begins(file, 'PK')
      ? xlsxSheets(file)
      : [{ name: '', rows: csvRows(textOf(file)), hidden: new Set() }]
  } catch {
    return { problem: 'unreadable' }
  }
  // In front of the roster may be a page with a title.
  for (const sheet of sheets) {
    const headings = findHeadings(sheet.rows)
    if (headings) return rosterIn(sheet, headings, sheets)
  }
  return { problem: 'headings' }
}

type Headings = NonNullable<ReturnType<typeof findHeadings>>

function rosterIn(sheet: Sheet, { at, columns }: Headings, sheets: readonly Sheet[]): ReadRoster {
  const rows = sheet.rows.flatMap((cells, i): RosterRow[] => {
    if (i <= at || cells.every(isEmpty)) return []
    const cell = (column: RosterColumn): string => clean(cells[columns.get(column) ?? -1] ?? '')
    return [rosterCells(i + 1, cell)]
  })
  if (rows.length === 0) return { problem: 'empty' }
  if (rows.length > rosterLimits.rows) return { problem: 'many' }
  const others = sheets.filter((other) => other !== sheet && !other.rows.flat().every(isEmpty))
  const source = {
    columns: rosterColumns.filter((column) => columns.has(column)),
    sheet: sheet.name,
    otherSheets: others.map(({ name }) => name),
    hiddenRows: rows.filter(({ line }) => sheet.hidden.has(line)).length,
  }
  return { rows, source }
}

const isEmpty = (cell: string): boolean => cell.trim() === ''

const begins = (file: Uint8Array, signs: string): boolean =>
  [...signs].every((sign, i) => file[i] === sign.charCodeAt(0))

/** Excel's own format of before 2007, which one with a password is in as well, or a page of a school program named .xls. */
const isOld = (file: Uint8Array): boolean =>
  begins(file, '\xd0\xcf\x11\xe0') ||
  /^\uFEFF?\s*<(?:!doctype|html|table|\?xml)/i.test(new TextDecoder().decode(file.subarray(0, 200)))

const isPicture = (file: Uint8Array): boolean =>
  ['%PDF', '\x89PNG', '\xff\xd8\xff'].some((signs) => begins(file, signs))

/** What cannot be stored is left out; a cell that is much too long is cut, and found too long by the server. */
const clean = (cell: string): string =>
  cell
    .trim()
    .slice(0, rosterLimits.cell)
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '')
