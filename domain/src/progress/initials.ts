const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** Aarav Shah is AS; a single name gives one letter. A letter of Hindi or Gujarati keeps its vowel sign. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen
    .map((word) => [...letters.segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase('en-IN')
}
