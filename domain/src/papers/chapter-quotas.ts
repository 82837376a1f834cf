/** How many items a chapter has for a subject's sections, and what earlier forms owe it (+) or gave it too much (-). */
export type ChapterWeight = { chapter: string; items: number; carry: number }

/**
 * The places of a subject among its chapters: each gets its share of them rounded down or up, up where the rest and what
 * earlier forms owe are largest. So every form is fair, and the forms together use the bank evenly.
 */
export function chapterQuotas(weights: readonly ChapterWeight[], places: number): Map<string, number> {
  const all = weights.reduce((sum, { items }) => sum + items, 0)
  const shares = weights.map(({ chapter, items, carry }) => {
    const whole = Math.floor((places * items) / all)
    const rest = (places * items) / all - whole
    return { chapter, whole, rest, due: rest + carry }
  })
  const left = places - shares.reduce((sum, { whole }) => sum + whole, 0)
  const roundedUp = new Set(
    shares
      .filter(({ rest }) => rest > 0)
      .toSorted((a, b) => b.due - a.due || (a.chapter < b.chapter ? -1 : 1))
      .slice(0, left)
      .map(({ chapter }) => chapter),
  )
  return new Map(shares.map(({ chapter, whole }) => [chapter, whole + Number(roundedUp.has(chapter))]))
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
