// Devanagari and Gujarati have the same letters at the same places of their blocks. What each place is in Latin letters,
// as people write their names: without marks, and long vowels once.
const blocks = [0x0900, 0x0a80] as const

const vowels: Readonly<Record<number, string>> = {
  5: 'a',
  6: 'aa',
  7: 'i',
  8: 'i',
  9: 'u',
  10: 'u',
  11: 'ru',
  13: 'e',
  15: 'e',
  16: 'ai',
  17: 'o',
  19: 'o',
  20: 'au',
}
const consonants: readonly string[] =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h'.split(' ')
const firstConsonant = 0x15
/** Of a vowel after a consonant; the last one says that there is none. */
const signs: Readonly<Record<number, string>> = {
  62: 'a',
  63: 'i',
  64: 'i',
  65: 'u',
  66: 'u',
  67: 'ru',
  69: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  75: 'o',
  76: 'au',
  77: '',
}
const nasals: Readonly<Record<number, string>> = { 1: 'n', 2: 'n', 3: 'h' }

/** The words of a name in small Latin letters and digits; of other scripts nothing is left. */
export const latinWords = (name: string): string[] =>
  name
    .split(/[\s.,'’()-]+/)
    .map((word) => latinWord(word.normalize('NFC')))
    .filter((word) => word !== '')

function latinWord(word: string): string {
  const places = [...word].map(placeOf).filter((place) => place !== nukta)
  const letters = places.map((place, i) => {
    if (typeof place === 'string') return place
    const consonant = consonants[place - firstConsonant]
    if (consonant === undefined) return vowels[place] ?? signs[place] ?? nasals[place] ?? ''
    const next = places[i + 1]
    const isLast = next === undefined && i > 0 && !isSpokenBehind(places[i - 1], consonant)
    const hasVowel = typeof next === 'number' && signs[next] !== undefined
    return isLast || hasVowel ? consonant : `${consonant}a`
  })
  return letters.join('')
}

/** The short a at the end of a word is spoken after two consonants and in -iya, else not. */
const isSpokenBehind = (place: number | string | undefined, consonant: string): boolean =>
  place === 77 || (consonant === 'y' && (place === 63 || place === 64))

/** A dot under a consonant that makes it another, which Latin letters do not tell apart. */
const nukta = 0x3c

/** The place of a letter in its block, or a Latin letter as it is, without marks. */
function placeOf(letter: string): number | string {
  const code = letter.codePointAt(0) ?? 0
  const block = blocks.find((begin) => code >= begin && code < begin + 0x80)
  if (block !== undefined) return code - block
  return letter
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
