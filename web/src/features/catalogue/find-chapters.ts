type Findable = { title: string; desc: string }

/** Chapters in whose title or description every wanted word begins a word, in any case. */
export function findChapters<C extends Findable>(chapters: readonly C[], wanted: string): readonly C[] {
  const words = wordsOf(wanted)
  return words.length === 0 ? chapters : chapters.filter((chapter) => holdsAll(chapter, words))
}

function holdsAll({ title, desc }: Findable, words: readonly string[]): boolean {
  const known = wordsOf(`${title} ${desc}`)
  return words.every((word) => known.some((other) => other.startsWith(word)))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
