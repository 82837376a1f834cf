import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { type Script, textRuns } from './text-runs.ts'

export type Card = {
  name: string
  class: string | null
  rollNo: string | null
  username: string
  code: string
}
export type CardSheet = { institute: string; address: string; until: string; cards: readonly Card[] }

type Doc = PDFKit.PDFDocument

const files: Readonly<Record<Script, string>> = {
  latin: '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-latin-400-normal.woff',
  extended: '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-latin-ext-400-normal.woff',
  gujarati: '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff',
  devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
}

// A4 in points, ten cards a sheet, to be cut along the lines.
const margin = 30
const columns = 2
const rows = 5
const page = { width: 595.28, height: 841.89 } as const
const card = {
  width: (page.width - 2 * margin) / columns,
  height: (page.height - 2 * margin) / rows,
  inset: 14,
} as const

/** The cards as a PDF; of the fonts it holds only the letters that are used. */
export async function drawCards({ cards, ...sheet }: CardSheet): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: 'Sign-in cards' },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  for (const [script, file] of Object.entries(files))
    doc.registerFont(script, readFileSync(fileURLToPath(import.meta.resolve(file))))
  for (const [i, one] of cards.entries()) {
    const place = i % (columns * rows)
    if (place === 0) beginPage(doc)
    drawCard(doc, one, {
      ...sheet,
      x: margin + (place % columns) * card.width + card.inset,
      y: margin + Math.floor(place / columns) * card.height + card.inset,
    })
  }
  doc.end()
  await ended
  return Buffer.concat(parts)
}

function beginPage(doc: Doc): void {
  doc.addPage()
  doc.lineWidth(0.5).dash(3, { space: 3 }).strokeColor('#888888')
  for (let column = 1; column < columns; column++) {
    const x = margin + column * card.width
    doc
      .moveTo(x, margin / 2)
      .lineTo(x, page.height - margin / 2)
      .stroke()
  }
  for (let row = 1; row < rows; row++) {
    const y = margin + row * card.height
    doc
      .moveTo(margin / 2, y)
      .lineTo(page.width - margin / 2, y)
      .stroke()
  }
  doc.undash()
}

type Place = Omit<CardSheet, 'cards'> & { x: number; y: number }

function drawCard(doc: Doc, { name, class: className, rollNo, username, code }: Card, at: Place): void {
  const { institute, address, until, x, y } = at
  const line = (text: string, down: number, size: number, colour = '#16213e') =>
    drawLine(doc, text, { x, y: y + down, size, colour })
  line(institute, 0, 8, '#555555')
  line(name, 14, 14)
  line([className, rollNo && `Roll no. ${rollNo}`].filter(Boolean).join('  ·  '), 34, 9, '#555555')
  line(`Username   ${username}`, 54, 10.5)
  line(`Code   ${code}`, 70, 10.5)
  line(`Sign in at ${address} with the username and the code,`, 92, 7.5, '#555555')
  line(`then choose a password that only you know.`, 103, 7.5, '#555555')
  line(`The code opens the account once, until ${until.slice(0, 10)}.`, 114, 7.5, '#555555')
}

/** In one line, smaller where it would not fit. */
function drawLine(doc: Doc, text: string, at: { x: number; y: number; size: number; colour: string }): void {
  const room = card.width - 2 * card.inset
  const runs = textRuns(text)
  const widthAt = (size: number) =>
    runs.reduce((sum, run) => sum + doc.font(run.script).fontSize(size).widthOfString(run.text), 0)
  const size = at.size * Math.min(1, room / widthAt(at.size))
  const baseline = at.y + at.size
  let x = at.x
  for (const run of runs) {
    doc.font(run.script).fontSize(size).fillColor(at.colour)
    doc.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    x += doc.widthOfString(run.text)
  }
}
