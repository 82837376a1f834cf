const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)

/** 'signedInAt' becomes 'Signed in at'. */
export function headingOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** As people read it, escaped. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return indianTime.format(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return escaped(value.join(', '))
  return escaped(String(value))
}
