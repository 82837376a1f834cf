type Findable = { title: string; desc: string }

/** Chapters where every word of the search begins a word of the title or description, in any case. */
export function findChapters<C extends Findable>(chapters: readonly C[], search: string): readonly C[] {
  const words = wordsOf(search)
  return words.length === 0 ? chapters : chapters.filter((chapter) => holdsAll(chapter, words))
}

function holdsAll({ title, desc }: Findable, words: readonly string[]): boolean {
  const known = wordsOf(`${title} ${desc}`)
  return words.every((word) => known.some((other) => other.startsWith(word)))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
