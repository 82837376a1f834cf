import { proseOf } from './formulas.ts'

/** Words as a reader counts them: a formula is one word. */
export const wordCount = (text: string): number =>
  proseOf(text, 'X')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const sentencesOf = (text: string): string[] =>
  proseOf(text.replaceAll('**', ''), 'X')
    .split(/(?<=[.?!:;])\s+(?=[A-Z(\d])|\n\s*\n|\n(?=\s*[-*]|\s*\d\.)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

const empty = new Set(
  `about above after also among because been before being below between both cannot could does each either
  equal every following from given have having hence here into itself least less like made make more most much
  must only other over same should such than that their them then there these they this those through under
  until very what when where which while whose will with within without would your one two three four five
  option options correct statement statements find value take`.split(/\s+/),
)

/** A rough stem: enough to match 'reduces', 'reduced' and 'reducing'. */
export function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/(?:'s|’s)$/, '')
  if (bare.length <= 4) return bare
  return bare.replace(/(?:ations?|ingly|edly|ings?|ies|ied|ed|es|ly|s|e)$/, '')
}

/** The stems of the content words: four letters or more, without function words. */
export const contentWords = (text: string): Set<string> =>
  new Set(
    (proseOf(text).match(/[\p{L}][\p{L}'’-]{3,}/gu) ?? [])
      .filter((word) => !empty.has(word.toLowerCase()))
      .map(stemOf),
  )

/** The text of an option roughly as the reader sees it, for lengths and comparisons. */
export const plainText = (text: string): string =>
  text
    .replace(/\\(?:frac|dfrac|tfrac)\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\[a-zA-Z]+/g, '')
    .replace(/\\./g, ' ')
    .replace(/[${}*^_]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
