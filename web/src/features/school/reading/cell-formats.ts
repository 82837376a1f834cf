import { readXml } from './read-xml.ts'

/** What a spreadsheet shows of a number. */
export type CellFormat = (value: string) => string

/** Of the format numbers that every spreadsheet knows, those of days and times. */
const isKnownDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** The formats of cells, in the order in which cells name them. */
export function cellFormats(part: Uint8Array | undefined): CellFormat[] {
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  let isOfCells = false
  readXml(part, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isOfCells = true
      else if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes()
        codes.set(Number(numFmtId), formatCode)
      } else if (name === 'xf' && isOfCells) {
        const id = Number(attributes().numFmtId ?? 0)
        formats.push(formatOf(id, codes.get(id) ?? ''))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}

function formatOf(id: number, code: string): CellFormat {
  // What stands in quotes or brackets, or behind a backslash, is shown as it is, or is a colour.
  const signs = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (isKnownDate(id) || /[dmyhs]/i.test(signs)) return dateText
  // Leading zeros, and a prefix such as "G".
  const [, prefix = '', zeros] = /^(?:"([^"]*)")?(0+)$/.exec(code) ?? []
  return zeros ? (value) => prefix + plainNumber(value).padStart(zeros.length, '0') : plainNumber
}

/** Long admission numbers are kept as 2.024E+11. */
export const plainNumber: CellFormat = (value) =>
  Number.isSafeInteger(Number(value)) ? String(Number(value)) : value

const beginning = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/** Whoever types 11-1 gets the 11th of January: it is shown as a date, so that it is found wrong. */
const dateText: CellFormat = (value) => {
  const day = new Date(beginning + Number(value) * dayMs)
  if (Number.isNaN(day.getTime())) return value
  const month = day.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' }).slice(0, 3)
  return `${day.getUTCDate()}-${month}-${day.getUTCFullYear()}`
}
