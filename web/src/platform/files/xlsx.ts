import { strToU8, zipSync } from 'fflate'
import { type CsvCell, plainCell } from './csv.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook of one sheet. Every text is a text, never a formula, also when it is saved as CSV from there. */
export function xlsxOf(sheet: string, rows: readonly (readonly CsvCell[])[]): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
  }
  const packed = Object.entries(files).map(([path, text]): [string, Uint8Array] => [
    path,
    strToU8(head + text),
  ])
  return new Uint8Array(zipSync(Object.fromEntries(packed)))
}

const rowOf = (cells: readonly CsvCell[]): string => `<row>${cells.map(cellOf).join('')}</row>`

function cellOf(cell: CsvCell): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(plainCell(printable(cell)))}</t></is></c>`
}

/** Excel takes 31 characters, without these. */
const sheetName = (name: string): string => name.replaceAll(/[\\/?*:[\]]/g, ' ').slice(0, 31)

/** Before it is looked at whether a text begins like a formula: what XML cannot hold could stand in front of one. */
const printable = (text: string): string =>
  text.replaceAll(/[^\t\n\r\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]/gu, '')

const escaped = (text: string): string =>
  printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
