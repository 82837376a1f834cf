const inIndia = { timeZone: 'Asia/Kolkata' } as const
const hourAndMinute = new Intl.DateTimeFormat('en-IN', {
  ...inIndia,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const dayAndMonth = new Intl.DateTimeFormat('en-IN', { ...inIndia, day: 'numeric', month: 'long' })

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Hours, minutes and seconds. */
const partsOf = (seconds: number): [number, number, number] => [
  Math.floor(seconds / 3600),
  Math.floor(seconds / 60) % 60,
  Math.floor(seconds) % 60,
]

const time = (iso: string): string => hourAndMinute.format(new Date(iso))

export const times = {
  /** 16:42 in India. */
  time,
  /** 12 December at 18:00. */
  moment: (iso: string) => `${dayAndMonth.format(new Date(iso))} at ${time(iso)}`,
  /** 1 h 12 min, 6 min 12 s or 40 s. */
  length: (seconds: number): string => {
    const [hours, minutes, rest] = partsOf(seconds)
    if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
    if (minutes > 0) return rest > 0 ? `${minutes} min ${rest} s` : `${minutes} min`
    return `${rest} s`
  },
  /** 2:59:12. */
  clock: (seconds: number): string => {
    const [hours, minutes, rest] = partsOf(seconds)
    return `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
  },
}

declare module '../messages.ts' {
  interface English {
    times: typeof times
  }
}
