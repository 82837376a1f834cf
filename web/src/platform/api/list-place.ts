/** How far a list was read: the last row that came; nothing at the start. */
export type ListPlace = { after?: string }

export const listStart: ListPlace = {}

export const nextPlace = ({ next }: { next: string | null }): ListPlace | undefined =>
  next === null ? undefined : { after: next }
