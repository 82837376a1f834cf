/** JSON of a T, written before the answer that it becomes a part of: what never changes need not be written again. */
export class ReadyJson<T> {
  /** Only for the compiler. */
  declare readonly of: T
  readonly parts: readonly Buffer[]

  constructor(parts: readonly Buffer[]) {
    this.parts = parts
  }
}

export const ready = <T>(value: T): ReadyJson<T> => new ReadyJson([Buffer.from(JSON.stringify(value))])

const comma = Buffer.from(',')

export const readyList = <T>(items: readonly ReadyJson<T>[]): ReadyJson<T[]> =>
  new ReadyJson([
    Buffer.from('['),
    ...items.flatMap(({ parts }, place) => (place === 0 ? parts : [comma, ...parts])),
    Buffer.from(']'),
  ])

/** An object with these fields, which are at least one, and one more that is ready. */
export const readyObject = <Fields extends object, Name extends string, T>(
  fields: Fields,
  name: Name,
  { parts }: ReadyJson<T>,
): ReadyJson<Fields & Record<Name, T>> =>
  new ReadyJson([
    Buffer.from(`${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(name)}:`),
    ...parts,
    Buffer.from('}'),
  ])
