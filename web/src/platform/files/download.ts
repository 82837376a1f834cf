export const csvType = 'text/csv'
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const pdfType = 'application/pdf'

/** Hands a file to the browser. In front of a table of text goes the mark that tells spreadsheets that it is UTF-8. */
export function download(fileName: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const part = typeof content === 'string' ? `\uFEFF${content}` : content
  const address = URL.createObjectURL(new Blob([part], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has begun to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
