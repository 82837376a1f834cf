const sizes = [2, 3, 4, 5, 10]

/** Of so many students about so many, in the smallest numbers that are near to a probability. */
export function shareOf(p: number): { some: number; of: number } {
  let best = { some: 1, of: 2 }
  for (const of of sizes) {
    const some = Math.min(of - 1, Math.max(1, Math.round(p * of)))
    if (Math.abs(some / of - p) < Math.abs(best.some / best.of - p)) best = { some, of }
  }
  return best
}
