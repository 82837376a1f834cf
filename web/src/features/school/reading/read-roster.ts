import type { RosterRow } from '@vikalp/contract/school'
import { rosterLimits } from '@vikalp/domain/limits'
import { findHeadings } from '@vikalp/domain/school/find-columns'
import { rosterCells } from '@vikalp/domain/school/roster-person'
import { type RosterColumn, rosterColumns } from '@vikalp/domain/vocabulary'
import { csvRows, textOf } from './csv-rows.ts'
import { xlsxRows } from './xlsx-rows.ts'

export type ReadingProblem = 'large' | 'old' | 'unreadable' | 'headings' | 'empty' | 'many'
export type ReadRoster = { rows: RosterRow[]; columns: RosterColumn[] } | { problem: ReadingProblem }

/**
 * The rows of a roster, whatever program wrote the file. It is read here, on the device that has it: the server never
 * unpacks what a stranger packed.
 */
export function readRoster(file: Uint8Array): ReadRoster {
  if (file.length > rosterLimits.file) return { problem: 'large' }
  if (file.length === 0) return { problem: 'empty' }
  if (begins(file, [0xd0, 0xcf, 0x11, 0xe0])) return { problem: 'old' }
  let table: string[][]
  try {
    table = begins(file, [0x50, 0x4b]) ? xlsxRows(file) : csvRows(textOf(file))
  } catch {
    return { problem: 'unreadable' }
  }
  const headings = findHeadings(table)
  if (!headings) return { problem: 'headings' }
  const { at, columns } = headings
  const rows = table.flatMap((cells, i): RosterRow[] => {
    if (i <= at || cells.every((cell) => cell.trim() === '')) return []
    const cell = (column: RosterColumn): string => clean(cells[columns.get(column) ?? -1] ?? '')
    return [rosterCells(i + 1, cell)]
  })
  if (rows.length === 0) return { problem: 'empty' }
  if (rows.length > rosterLimits.rows) return { problem: 'many' }
  return { rows, columns: rosterColumns.filter((column) => columns.has(column)) }
}

const begins = (file: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, i) => file[i] === sign)

/** What cannot be stored is left out; a cell that is much too long is cut, and found too long by the server. */
const clean = (cell: string): string =>
  cell
    .trim()
    .slice(0, rosterLimits.cell)
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '')
