import { rosterLimits } from '@vikalp/domain/limits'
import { unzipSync } from 'fflate'
import { Parser } from 'saxen'

/** Columns beyond are not read: nobody's roster has so many. */
const mostColumns = 60

type Attributes = Record<string, string>
type Handlers = {
  open: (name: string, attributes: () => Attributes) => void
  text: (value: string) => void
  close: (name: string) => void
}

/**
 * The cells of the first sheet as text, each row at its place. Formulas are never run: what Excel had worked out counts.
 * Only the parts that hold cells are unpacked, and no more of them than they say beforehand.
 */
export function xlsxRows(file: Uint8Array): string[][] {
  const parts = unpack(file)
  const sheet = parts[firstSheet(parts)]
  if (!sheet) throw new Error('a workbook without a sheet')
  return cellsOf(sheet, sharedTexts(parts['xl/sharedStrings.xml']))
}

function unpack(file: Uint8Array): Record<string, Uint8Array> {
  let room: number = rosterLimits.unpacked
  return unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (
        !/^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(
          name,
        )
      )
        return false
      room -= originalSize
      if (room < 0) throw new Error('a workbook that is larger than a roster')
      return true
    },
  })
}

/** The path of the first sheet that is not hidden. */
function firstSheet(parts: Record<string, Uint8Array>): string {
  const ids: string[] = []
  read(parts['xl/workbook.xml'], {
    open: (name, attributes) => {
      if (name !== 'sheet') return
      const { state = 'visible', 'r:id': id = '' } = attributes()
      if (state === 'visible') ids.push(id)
    },
  })
  let target = 'worksheets/sheet1.xml'
  read(parts['xl/_rels/workbook.xml.rels'], {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes().Id === ids[0]) target = attributes().Target ?? target
    },
  })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function sharedTexts(part: Uint8Array | undefined): string[] {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isReading = false // how a Japanese word is spoken stands beside it
  read(part, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (value) => {
      if (isText) text += value
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

function cellsOf(part: Uint8Array, texts: readonly string[]): string[][] {
  const rows: string[][] = []
  let [row, column, kind, value, isValue] = [0, 0, '', '', false]
  read(part, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributes().r ?? row + 1)
        column = 0
      }
      if (name === 'c') {
        const { r, t = 'n' } = attributes()
        column = r ? columnOf(r) : column + 1
        kind = t
        value = ''
      }
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
      cells[column - 1] =
        kind === 's' ? (texts[Number(value)] ?? '') : kind === 'n' ? numberText(value) : value
    },
  })
  return Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? ''))
}

/** B12 is in column 2. */
function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]+/.exec(reference) ?? []
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** Long admission numbers are kept as 2.024E+11. */
const numberText = (value: string): string =>
  Number.isSafeInteger(Number(value)) ? String(Number(value)) : value

function read(part: Uint8Array | undefined, handlers: Partial<Handlers>): void {
  if (!part) return
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    handlers.open?.(plain(name), () => {
      const raw: [string, string][] = Object.entries(attributes() || {})
      return Object.fromEntries(raw.map(([key, text]) => [key, decode(text)]))
    })
  })
  parser.on('text', (text, decode) => handlers.text?.(decode(text)))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('closeTag', (name) => handlers.close?.(plain(name)))
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(new TextDecoder().decode(part))
}

/** Some programs write x:row for row. */
const plain = (name: string): string => name.slice(name.indexOf(':') + 1)
