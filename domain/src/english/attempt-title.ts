/** What an attempt is called by the titles of its chapters; beyond two of them the list would be all titles. */
export function attemptTitle(titles: readonly string[]): string {
  const [first = '', second, ...others] = titles
  if (second === undefined) return first
  return others.length === 0 ? `${first}, ${second}` : `${first} and ${others.length + 1} more chapters`
}
