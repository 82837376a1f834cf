import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { goBack } from './go-back.ts'

const cases: [entries: number, navigation: object | undefined, way: 'back' | 'fallback'][] = [
  [1, undefined, 'fallback'],
  [2, undefined, 'back'],
  [2, {}, 'back'],
  [5, { canGoBack: false }, 'fallback'],
  [1, { canGoBack: true }, 'back'],
]

function browser(t: TestContext, entries: number, navigation: object | undefined): string[] {
  const ways: string[] = []
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { configurable: true, value })
  define('history', { length: entries, back: () => ways.push('back') })
  define('navigation', navigation)
  t.after(() => {
    for (const name of ['history', 'navigation']) Reflect.deleteProperty(globalThis, name)
  })
  return ways
}

for (const [entries, navigation, way] of cases)
  test(`${entries} entries and ${JSON.stringify(navigation)}: ${way}`, (t) => {
    const ways = browser(t, entries, navigation)
    goBack(() => ways.push('fallback'))
    assert.deepEqual(ways, [way])
  })
