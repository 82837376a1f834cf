import type { en } from './en/all.ts'

type Widened<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { [K in keyof T]: Widened<T[K]> }

/** What every locale must bring: the shape of the English texts. */
export type Messages = Widened<typeof en>
