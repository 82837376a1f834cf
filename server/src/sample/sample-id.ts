const kinds = { person: 1, class: 2, attempt: 3, activity: 4, paper: 5, sitting: 6, page: 7 } as const
type Kind = keyof typeof kinds

/**
 * The id of the n-th row of a kind, a UUID of version 8. It is the same in every sample, so that users of a demo account
 * stay signed in when the sample is renewed.
 */
export const sampleId = (kind: Kind, n: number): string =>
  `5a5a000${kinds[kind]}-0000-8000-8000-${n.toString(16).padStart(12, '0')}`
