import { expect } from '@playwright/test'
import type { Key, Tab } from './engine.ts'
import { look, type Part, type PartState, pageScript, reach, type TapPoint } from './page-script.ts'

type Name = string | RegExp

/** Sheets rise from below, so this point is outside them. */
const upperEdge = { x: 180, y: 4 }

/** What a user does and sees, in any engine. Everything waits until it is possible. */
export class View {
  readonly #tab: Tab
  readonly #address: string
  readonly #parts: readonly Part[]

  constructor(tab: Tab, address: string, parts: readonly Part[] = []) {
    this.#tab = tab
    this.#address = address
    this.#parts = parts
  }

  /** A view limited to this part. */
  inside(role: string, name?: Name): View {
    return new View(this.#tab, this.#address, this.#path(role, name))
  }

  /** Signs in as the user of this token. */
  async signIn(token: string): Promise<void> {
    await this.open('/privacy')
    await this.call((value) => localStorage.setItem('token', value), token)
  }

  async open(path: string): Promise<void> {
    await this.#tab.open(this.#address + path)
  }

  async back(): Promise<void> {
    await this.#tab.back()
  }

  async reload(): Promise<void> {
    // After the answer, which would be lost with the document.
    await this.call(() => {
      Object.assign(window, { isOld: true })
      setTimeout(() => location.reload())
    })
    await this.#until(async () => expect(await this.call(() => 'isOld' in window)).toBe(false))
  }

  /** A dialog that the browser closed is in the page until we are told; nobody presses Escape within that moment. */
  async press(key: Key): Promise<void> {
    await this.#until(async () =>
      expect(await this.call(() => document.querySelector('dialog:not([open])') === null)).toBe(true),
    )
    await this.#tab.press(key)
  }

  async type(text: string): Promise<void> {
    await this.#tab.type(text)
  }

  /** Taps the first matching part once it has stopped moving and nothing covers it; again if it moved away. */
  async tap(role: string, name?: Name): Promise<void> {
    await this.#until(async () => {
      const point = await this.#reach(role, name)
      await this.#tab.drag(point, point)
      // A document that a tap replaces cannot answer, as after a sign-in: there is nothing to tap again.
      const hasMet = await this.call(() => window.lastTapHit !== false).catch(() => true)
      expect(hasMet, `the tap met ${role} ${name}`).toBe(true)
    })
  }

  async fill(label: Name, text: string): Promise<void> {
    await this.tap('field', label)
    await this.#tab.type(text)
    await this.sees('field', label, { value: text })
  }

  /** Taps outside a sheet. */
  async tapOutside(): Promise<void> {
    await this.#tab.drag(upperEdge, upperEdge)
  }

  /** Presses the mouse inside a part and releases it outside the sheet. */
  async dragOut(role: string, name?: Name): Promise<void> {
    await this.#tab.drag(await this.#reach(role, name), upperEdge)
  }

  async sees(role: string, name?: Name, what: Partial<PartState> = {}): Promise<void> {
    await this.#until(async () => {
      const [first = 'nothing'] = await this.#look(this.#path(role, name))
      expect(first, `${role} ${name}`).toEqual(expect.objectContaining(what))
    })
  }

  async seesAll(role: string, name: Name | undefined, count: number): Promise<void> {
    await this.#until(async () => {
      expect(await this.#look(this.#path(role, name)), `${role} ${name}`).toHaveLength(count)
    })
  }

  async lacks(role: string, name?: Name): Promise<void> {
    await this.seesAll(role, name, 0)
  }

  async reads(text: Name): Promise<void> {
    const pattern = text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text)
    await this.#until(async () => {
      const [first] = await this.#look(this.#parts)
      expect(first?.text).toEqual(pattern)
    })
  }

  async isAt(path: string): Promise<void> {
    await this.#until(async () => expect(await this.call(() => location.pathname)).toBe(path))
  }

  async isScrolledTo(y: number): Promise<void> {
    await this.#until(async () => expect(await this.call(() => Math.round(scrollY))).toBe(y))
  }

  /** A sheet that has closed takes its history entry back a moment later; nobody presses Back within that moment. */
  async hasLeftSheets(): Promise<void> {
    await this.#until(async () => expect(await this.call(() => history.state?.sheet === true)).toBe(false))
  }

  /** Runs a function in the page and returns its result. */
  async call<A, T>(run: (argument: A) => T | Promise<T>, ...[argument]: A[]): Promise<T> {
    const answer = `Promise.resolve((${run})(${JSON.stringify(argument)}))`
    const text = await this.#tab.evaluate(`${answer}.then((value) => JSON.stringify({ value }))`)
    const { value }: { value: T } = JSON.parse(text)
    return value
  }

  /** Tries again until it holds, even if the document is replaced meanwhile. */
  async #until(holds: () => Promise<void>): Promise<void> {
    await expect(holds).toPass()
  }

  #path(role: string, name?: Name): Part[] {
    const part = name instanceof RegExp ? { role, pattern: name.source } : { role, name }
    return [...this.#parts, part]
  }

  async #look(parts: readonly Part[]): Promise<PartState[]> {
    const seen = await this.call(look, parts)
    if (seen) return seen
    await this.#tab.evaluate(pageScript)
    return this.#look(parts)
  }

  /** The position of the first matching part, once it is the same twice in a row. */
  async #reach(role: string, name?: Name): Promise<TapPoint> {
    const parts = this.#path(role, name)
    let before: TapPoint | undefined
    let now: TapPoint | undefined
    await this.sees(role, name)
    await this.#until(async () => {
      before = now
      now = await this.call(reach, parts)
      expect(now, `${role} ${name} is free`).toMatchObject({ isFree: true })
      expect(now).toEqual(before)
    })
    if (!now) throw new Error(`${role} ${name} has gone`)
    return now
  }
}
