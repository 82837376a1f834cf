import { paths } from '../../web/src/platform/navigation/paths.ts'
import { screenNames, screens } from '../../web/src/platform/navigation/screens.ts'
import { headings } from '../pages/screen-headings.ts'
import { expect, test } from './engine-test.ts'
import type { View } from './view.ts'

async function expectNoSidewaysScroll(view: View, what: string): Promise<void> {
  const { wide, narrow } = await view.call(() => ({
    wide: document.documentElement.scrollWidth,
    narrow: document.documentElement.clientWidth,
  }))
  expect(wide, what).toBeLessThanOrEqual(narrow)
}

const open = screenNames.filter((name) => screens[name].open)
const closed = screenNames.filter((name) => !screens[name].open && !paths[name].includes(':'))

for (const [who, names] of [
  ['a visitor', open],
  ['a student', closed],
] as const)
  test(`the screens of ${who} open, and none scrolls sideways`, async ({ view, newAccount }) => {
    if (names === closed) await view.signIn((await newAccount()).token)
    for (const name of names) {
      await view.open(paths[name])
      await view.sees('heading', headings[name] ?? /./)
      await expectNoSidewaysScroll(view, name)
    }
  })
