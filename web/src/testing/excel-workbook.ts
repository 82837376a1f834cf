import { strToU8, zipSync } from 'fflate'

/** A text, a number, a number in one of Excel's formats, or a formula with what Excel had worked out. */
type Cell = string | number | null | { value: number; format: string } | { formula: string; result: string }

type SheetContent = {
  name: string
  rows: readonly (readonly Cell[])[]
  isHidden?: boolean
  /** Counted from 1, as Excel does. */
  hiddenRows?: readonly number[]
  merged?: readonly string[]
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook with the parts that Excel writes: texts that are shared between the sheets, styles, addresses of cells. */
export function excelWorkbook(sheets: readonly SheetContent[]): Uint8Array<ArrayBuffer> {
  const texts = new Map<string, number>()
  const formats = new Map<string, number>()
  const parts = Object.fromEntries(
    sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetPart(sheet, texts, formats)]),
  )
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(nameOf).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': stylesPart([...formats.keys()]),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${[...texts.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ...parts,
  }
  const packed = Object.entries(files).map(([path, text]) => [path, strToU8(head + text)])
  return new Uint8Array(zipSync(Object.fromEntries(packed)))
}

const nameOf = ({ name, isHidden }: SheetContent, i: number): string =>
  `<sheet name="${escaped(name)}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`

const numberOf = (words: Map<string, number>, word: string): number => {
  const known = words.get(word) ?? words.size
  words.set(word, known)
  return known
}

function sheetPart(
  { rows, hiddenRows = [], merged = [] }: SheetContent,
  texts: Map<string, number>,
  formats: Map<string, number>,
): string {
  const cellOf = (cell: Cell, at: string): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${numberOf(texts, cell)}</v></c>`
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    if ('format' in cell)
      return `<c r="${at}" s="${numberOf(formats, cell.format) + 1}"><v>${cell.value}</v></c>`
    const kind = cell.result.startsWith('#') ? 'e' : 'str'
    return `<c r="${at}" t="${kind}"><f>${escaped(cell.formula)}</f><v>${escaped(cell.result)}</v></c>`
  }
  const lines = rows.map((cells, i) => {
    const hidden = hiddenRows.includes(i + 1) ? ' hidden="1"' : ''
    return `<row r="${i + 1}"${hidden}>${cells.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${i + 1}`)).join('')}</row>`
  })
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData>${ranges && `<mergeCells>${ranges}</mergeCells>`}</worksheet>`
}

/** The first style is that of a cell without one; Excel keeps its named styles in front of those of cells. */
function stylesPart(formats: readonly string[]): string {
  const codes = formats.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escaped(code)}"/>`)
  const styles = formats.map((_, i) => `<xf numFmtId="${164 + i}" xfId="0" applyNumberFormat="1"/>`)
  return `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
