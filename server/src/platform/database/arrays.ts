import pg from 'pg'

// By their numbers in PostgreSQL, which the driver's types do not name.
const smallints = 1005
const texts = 1009

type Parse = (text: string) => unknown

const driverParser = (type: number): Parse => pg.types.getTypeParser(type, 'text')

/** Without quotes, null, nesting or bounds, and not empty. */
const isPlain = (text: string): boolean => /^\{[^"\\{}]+\}$/.test(text) && !text.includes('NULL')

const split = (text: string): string[] => text.slice(1, -1).split(',')

/** The driver reads an array character by character; one of ids or of numbers has only commas to look for. */
const splitting =
  (read: Parse, others: Parse): Parse =>
  (text) =>
    isPlain(text) ? read(text) : others(text)

export const arrayParsers: readonly [type: number, parse: Parse][] = [
  [texts, splitting(split, driverParser(texts))],
  [smallints, splitting((text) => split(text).map(Number), driverParser(smallints))],
]
