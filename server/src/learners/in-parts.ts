import { isOutage } from '#platform/outage.ts'

/** Students of whom something could not be learnt, and why; the others were taken. */
export class NotTaught extends Error {
  readonly students: ReadonlyMap<string, unknown>

  constructor(students: ReadonlyMap<string, unknown>) {
    const [first] = students.values()
    super([...students].map(([id, error]) => `${id}: ${errorText(error)}`).join('; '), { cause: first })
    this.name = 'NotTaught'
    this.students = students
  }
}

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Students by a few at a time: while their answers are counted nobody else is served. */
const most = 16

export const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, n) => ids.slice(n * most, (n + 1) * most))

type List = (page: { after: string; most: number }) => Promise<string[]>

/** All that a list gives, which is read on behind the last of a part. */
export async function* listedParts(list: List): AsyncGenerator<string[]> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) {
    const part: string[] = await list({ after, most })
    if (part.length > 0) yield part
    after = part.at(-1)
  }
}

/**
 * Works on all of a part at once, and where that fails on each alone, so that a row which cannot be read or stored holds up
 * its own student only. What is left is thrown as NotTaught at the end; without a database nothing more is tried.
 */
export async function inParts(
  parts: Iterable<string[]> | AsyncIterable<string[]>,
  work: (ids: string[]) => Promise<void>,
): Promise<void> {
  const failed = new Map<string, unknown>()
  const take = async (ids: string[]): Promise<void> => {
    try {
      await work(ids)
    } catch (error) {
      const [id, ...others] = ids
      if (others.length > 0) for (const one of ids) await take([one])
      else if (id === undefined || isOutage(error)) throw error
      else failed.set(id, error)
    }
  }
  for await (const part of parts) await take(part)
  if (failed.size > 0) throw new NotTaught(failed)
}
