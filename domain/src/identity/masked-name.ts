const letters = new Intl.Segmenter()

/** The first letter of each word: its owner knows it again, and nobody else learns it. */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${letters.segment(word).containing(0)?.segment ?? ''}•••`)
    .join(' ')
