import { rosterLimits } from '@vikalp/domain/limits'
import { unzipSync } from 'fflate'
import { cellFormats } from './cell-formats.ts'
import { readXml } from './read-xml.ts'
import { type SheetCells, sheetCells } from './sheet-cells.ts'

export type Sheet = SheetCells & { name: string }

type Parts = Record<string, Uint8Array>

const read =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|styles\.xml|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

/**
 * The sheets of a workbook that are not hidden, as texts. Only the parts that hold cells are unpacked, and no more of them
 * than they say beforehand.
 */
export function xlsxSheets(file: Uint8Array): Sheet[] {
  const parts = unpack(file)
  const texts = sharedTexts(parts['xl/sharedStrings.xml'])
  const formats = cellFormats(parts['xl/styles.xml'])
  const sheets = listSheets(parts).flatMap(({ name, path }) =>
    parts[path] ? [{ name, ...sheetCells(parts[path], { texts, formats }) }] : [],
  )
  if (sheets.length === 0) throw new Error('a workbook without a sheet')
  return sheets
}

function unpack(file: Uint8Array): Parts {
  let room: number = rosterLimits.unpacked
  return unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!read.test(name)) return false
      room -= originalSize
      if (room < 0) throw new Error('a workbook that is larger than a roster')
      return true
    },
  })
}

function listSheets(parts: Parts): { name: string; path: string }[] {
  const sheets: { name: string; id: string }[] = []
  readXml(parts['xl/workbook.xml'], {
    open: (tag, attributes) => {
      if (tag !== 'sheet') return
      const { name = '', state = 'visible', 'r:id': id = '' } = attributes()
      if (state === 'visible') sheets.push({ name, id })
    },
  })
  const targets = new Map<string | undefined, string>()
  readXml(parts['xl/_rels/workbook.xml.rels'], {
    open: (tag, attributes) => {
      if (tag !== 'Relationship') return
      const { Id, Target = '' } = attributes()
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  return sheets.map(({ name, id }) => ({ name, path: targets.get(id) ?? '' }))
}

function sharedTexts(part: Uint8Array | undefined): string[] {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isReading = false // how a Japanese word is spoken stands beside it
  readXml(part, {
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
