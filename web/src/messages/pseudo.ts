const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'åƀçđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']

const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)

/**
 * Texts as nobody speaks them, [ļîķé ţĥîš], made from those of a language: whatever stands on a screen without accents
 * and brackets never went through the catalogue. What is handed to a text stays as it is, for it may have escaped too.
 */
export const pseudo = <T>(texts: T): T => altered(texts) as T // text for text

function altered(texts: unknown): unknown {
  if (typeof texts === 'string') return mark(texts)
  if (typeof texts === 'function')
    return (...values: unknown[]) =>
      markAround(String(Reflect.apply(texts, undefined, values)), stringsOf(values))
  if (Array.isArray(texts)) return texts.map(altered)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, altered(text)]))
}

/** A number or a sign says nothing in any language. */
const mark = (text: string): string => (/\p{L}/u.test(text) ? `[${accent(text)}]` : text)

/** The longest first: a name may be part of another. */
const stringsOf = (values: readonly unknown[]): string[] =>
  values
    .flat()
    .filter((value) => typeof value === 'string')
    .filter((value) => value !== '')
    .sort((a, b) => b.length - a.length)

function markAround(text: string, [value, ...others]: readonly string[]): string {
  if (value === undefined) return mark(text)
  return text
    .split(value)
    .map((part) => markAround(part, others))
    .join(value)
}
