/** The rows of a table of text, each at the place that a spreadsheet shows it at. */
export function csvRows(text: string): string[][] {
  const [, said] = /^sep=(.)\r?\n/.exec(text) ?? []
  // Excel writes this line for itself; it stays as a row, so that the others keep their places.
  const between = said ?? likeliest(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[i + 1] === '"') cell += text.charAt(++i)
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === between || sign === '\n') {
      row.push(cell)
      cell = ''
      if (sign === '\n') {
        rows.push(row)
        row = []
      }
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}

/** A comma, a semicolon as in Europe, or a tab as in Excel's Unicode text: whichever the first lines have most of. */
function likeliest(text: string): string {
  const head = text.slice(0, 2000)
  const counts = [',', ';', '\t'].map((sign) => head.split(sign).length)
  return [',', ';', '\t'][counts.indexOf(Math.max(...counts))] ?? ','
}

/** As its mark says, else UTF-8, else what Excel on an English Windows writes. */
export function textOf(file: Uint8Array): string {
  const [first, second] = file
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : ''
  if (marked) return new TextDecoder(marked).decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}
