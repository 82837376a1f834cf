/** How many items a chapter has for a subject's sections, and what earlier forms owe it (+) or gave it too much (-). */
export type ChapterWeight = { chapter: string; items: number; carry: number }

/** How many questions a chapter gives: at least so many, and some more, sooner where the rank is lower. */
export type ChapterQuota = { least: number; more: number; rank: number }

/**
 * The places of a subject among its chapters: each gets its share of them rounded down, or up, sooner where the rest and
 * what earlier forms owe are larger. So every form is fair, and the forms together use the bank evenly.
 */
export function chapterQuotas(weights: readonly ChapterWeight[], places: number): Map<string, ChapterQuota> {
  const all = weights.reduce((sum, { items }) => sum + items, 0)
  const shares = weights.map(({ chapter, items, carry }) => {
    const least = Math.floor((places * items) / all)
    const rest = (places * items) / all - least
    return { chapter, least, more: Math.ceil(rest), due: rest + carry }
  })
  const byDue = shares.toSorted((a, b) => b.due - a.due || (a.chapter < b.chapter ? -1 : 1))
  return new Map(byDue.map(({ chapter, least, more }, rank) => [chapter, { least, more, rank }]))
}

/** The chapters' items, with what the forms before owe each, given the number of their questions by chapter. */
export function withCarry(
  items: ReadonlyMap<string, number>,
  earlier: readonly ReadonlyMap<string, number>[],
  places: number,
): ChapterWeight[] {
  const all = [...items.values()].reduce((sum, count) => sum + count, 0)
  return [...items].map(([chapter, count]) => ({
    chapter,
    items: count,
    carry: earlier.reduce((owed, form) => owed + (places * count) / all - (form.get(chapter) ?? 0), 0),
  }))
}
