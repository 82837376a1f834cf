import type { Listener } from '#platform/database/listener.ts'
import { RecentMap } from './recent-map.ts'

/** What is said of a change: `user` or `token`, `sitting`, and the key of it. */
export type Notice = { kind: string; key: string }

type Rules<Value> = {
  most: number
  /** Whether the value stands until a notice says otherwise. */
  isLasting(value: Value): boolean
  /** Drops what the notice makes doubtful. False when it is about something else. */
  drop(known: Map<string, Value>, notice: Notice): boolean
}

/**
 * What was read about the people who signed up, remembered for as long as every change of it is heard (record 0033).
 * Without a listener it is read every time.
 */
export class HeardMap<Value> {
  readonly #known: RecentMap<Value>
  readonly #listener: Listener | undefined
  readonly #rules: Rules<Value>
  #changes = 0

  constructor(listener: Listener | undefined, rules: Rules<Value>) {
    this.#known = new RecentMap(rules.most)
    this.#rules = rules
    this.#listener = listener
    listener?.tell(this)
  }

  async find(key: string, read: () => Promise<Value>): Promise<Value> {
    if (!this.#listener?.hearsAll()) return read()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const changes = this.#changes
    const value = await read()
    // What was heard meanwhile may be newer than what was read.
    if (changes === this.#changes && this.#rules.isLasting(value)) this.#known.set(key, value)
    return value
  }

  /** What was just changed here is not to wait for the notice of it. */
  forget(notice: Notice): void {
    if (this.#rules.drop(this.#known, notice)) this.#changes++
  }

  /** `SCHEMA KIND KEY`, as the triggers write it. */
  hear(text: string): void {
    const [schema, kind = '', key = ''] = text.split(' ')
    if (schema === 'public') this.forget({ kind, key })
  }

  miss(): void {
    this.#changes++
    this.#known.clear()
  }
}
