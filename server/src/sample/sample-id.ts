const kinds = { person: 1, class: 2, attempt: 3, activity: 4 } as const
type Kind = keyof typeof kinds

/**
 * The id of the n-th of a kind, a UUID of version 8. All start with 5a5a, so that a later seeding can tell what was
 * generated from what somebody really did with a demo account.
 */
export const sampleId = (kind: Kind, n: number): string =>
  `5a5a000${kinds[kind]}-0000-8000-8000-${n.toString(16).padStart(12, '0')}`

/** The lowest and the highest id of a kind. */
export const sampleIds = (kind: Kind): { lowest: string; highest: string } => ({
  lowest: sampleId(kind, 0),
  highest: sampleId(kind, 2 ** 48 - 1),
})
