/**
 * The English texts, which every other language must match. Each file of en/ declares its bundle here itself, so
 * that there is no list to keep.
 */
export interface English extends Record<never, unknown> {}

type Widened<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { [K in keyof T]: Widened<T[K]> }

/** What every locale must bring: the shape of the English texts. */
export type Messages = Widened<English>

/** The texts of one file. */
export type Bundle = keyof Messages

/** The bundle instituteProfile stands in institute-profile.ts. */
export const bundleFile = (locale: string, bundle: Bundle): string =>
  `${locale}/${bundle.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
