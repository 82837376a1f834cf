/**
 * The English texts, which every other language must match. Each file of en/ declares its own bundle here, so
 * that there is no list to maintain.
 */
export interface English extends Record<never, unknown> {}

type Translation<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { [K in keyof T]: Translation<T[K]> }

/** What every language must have: the shape of the English texts. */
export type Messages = Translation<English>

/** The name of the texts of one file. */
export type Bundle = keyof Messages

/** The bundle instituteProfile is in institute-profile.ts. */
export const bundleFile = (locale: string, bundle: Bundle): string =>
  `${locale}/${bundle.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
