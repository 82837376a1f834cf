/** The zero of each set of digits in use in India: Arabic, Devanagari, Bengali, Gurmukhi, Gujarati and so on. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]

/** A text as a reader sees it: one form of each letter, Western digits, nothing invisible. For searching, not for showing. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}\p{Me}]/gu, '')
    .replace(/\p{Nd}/gu, toWesternDigit)

function toWesternDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? digit : String(code - zero)
}
