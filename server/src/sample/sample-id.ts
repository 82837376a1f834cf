const kinds = { person: 1, class: 2, attempt: 3, activity: 4 } as const
type Kind = keyof typeof kinds

/**
 * The id of the n-th of a kind, a UUID of version 8. It is the same in every sample, so that whoever is signed in with
 * a demo account stays so when the sample is made anew.
 */
export const sampleId = (kind: Kind, n: number): string =>
  `5a5a000${kinds[kind]}-0000-8000-8000-${n.toString(16).padStart(12, '0')}`
