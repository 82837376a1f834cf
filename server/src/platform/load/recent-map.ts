/** A map that forgets what was set longest ago, so that whoever makes up keys does not fill the memory. */
export class RecentMap<Value> extends Map<string, Value> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override set(key: string, value: Value): this {
    this.delete(key) // so that it becomes the newest
    super.set(key, value)
    const oldest = this.size > this.#most ? this.keys().next().value : undefined
    if (oldest !== undefined) this.delete(oldest)
    return this
  }
}
