/** What a field for day and hour holds, as a moment: everybody on the site reads the clock of India. */
export function momentOf(local: string): string | undefined {
  // An engine makes a year of almost anything.
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined
  const time = Date.parse(`${local}:00+05:30`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

// Swedish writes days as the field does.
const inIndia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment as such a field holds it. */
export const localOf = (moment: string | number): string => inIndia.format(new Date(moment)).replace(' ', 'T')
