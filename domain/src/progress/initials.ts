let letters: Intl.Segmenter | undefined

/** Aarav Shah is AS; a single name gives one letter. A letter of Hindi or Gujarati keeps its vowel sign. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen
    .map((word = '') => firstLetter(word))
    .join('')
    .toLocaleUpperCase('en-IN')
}

/** What divides words of any script takes a cheap phone 40 ms to make, and most names are written in Latin letters. */
function firstLetter(word: string): string {
  if (/^[A-Za-z](?![^ -~])/.test(word)) return word.charAt(0)
  letters ??= new Intl.Segmenter('en-IN', { granularity: 'grapheme' })
  return [...letters.segment(word)][0]?.segment ?? ''
}
