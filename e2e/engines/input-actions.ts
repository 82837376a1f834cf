import type { Key, Point } from './engine.ts'

// WebDriver and WebDriver BiDi share one format of input actions: https://www.w3.org/TR/webdriver2/#actions

const keyValues: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

export const mouseDrag = (from: Point, to: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [move(from), { type: 'pointerDown', button: 0 }, move(to), { type: 'pointerUp', button: 0 }],
  },
]

const move = ({ x, y }: Point) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
  origin: 'viewport',
})

export const typedText = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

export const pressedKey = (key: Key) => typedText(keyValues[key])
