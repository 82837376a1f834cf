/** A soft hill of height one around a place. */
export const bump = (x: number, at: number, wide: number): number => Math.exp(-(((x - at) / wide) ** 2))
