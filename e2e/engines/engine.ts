/** A browser of one engine. Every journey gets a tab of its own, with its own storage. */
export type Engine = {
  newTab: () => Promise<Tab>
  stop: () => Promise<void>
}

export type Point = { x: number; y: number }
export type Key = 'Enter' | 'Escape' | 'Tab'

/** All that a journey asks of a browser; what it sees, it reads with `evaluate`. */
export type Tab = {
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  /** The value of an expression that gives a text, or a promise of one. */
  evaluate: (expression: string) => Promise<string>
  /** The mouse goes down at the first point and up at the second, which may be the same. */
  drag: (from: Point, to: Point) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** A picture as PNG. */
  photograph: () => Promise<Buffer>
  close: () => Promise<void>
}
