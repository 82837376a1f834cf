/** A browser. Every journey gets its own tab with its own storage. */
export type Engine = {
  newTab: () => Promise<Tab>
  stop: () => Promise<void>
}

export type Point = { x: number; y: number }
export type Key = 'Enter' | 'Escape' | 'Tab'

/** What a journey needs from a browser; it reads the screen with `evaluate`. */
export type Tab = {
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  /** The value of an expression that is a string, or a promise of one. */
  evaluate: (expression: string) => Promise<string>
  /** The mouse goes down at the first point and up at the second, which may be the same. */
  drag: (from: Point, to: Point) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** A screenshot as PNG. */
  photograph: () => Promise<Buffer>
  close: () => Promise<void>
}
