import type { Page } from '@playwright/test'
import { paths, signUpPath } from '../web/src/platform/navigation/paths.ts'
import { screenNames, screens } from '../web/src/platform/navigation/screens.ts'
import { expect, showWhole, signInAs, test } from './fixtures.ts'
import { openQuiz } from './pages/quiz-page.ts'

const opened = screenNames.filter((name) => !screens[name].open && !paths[name].includes(':'))

/** What a demanding reader of the page would strike out. */
async function findFaults(page: Page): Promise<string[]> {
  await expect(page.locator('h1')).toHaveCount(1)
  await showWhole(page)
  return page.evaluate(async (known) => {
    await document.fonts.ready
    const isSeen = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, .words, dialog:not([open])')
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(isSeen)
    const says = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

    const small = all.filter(
      (element) =>
        ownText(element) &&
        !element.closest('math') &&
        Number.parseFloat(getComputedStyle(element).fontSize) < 13,
    )
    const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
    const filled = all.filter(
      (element) =>
        element.matches('button, a') &&
        /(^|[ _])filled/.test(element.className) &&
        inView(element.getBoundingClientRect()),
    )
    const dead = all.filter((element) => {
      if (!element.matches('a')) return false
      const address = element.getAttribute('href')
      if (address === null || address === '' || address === '#') return true
      if (address.startsWith('#')) return document.querySelector(address) === null
      if (!address.startsWith('/')) return false
      const path = address.split(/[?#]/)[0] ?? ''
      return !known.some((one) => new RegExp(`^${one.replace(/:\w+/, '[^/]+')}$`).test(path))
    })

    /** Whether the last line holds one word, though the one before would have fitted beside it; of three, one always stands alone. */
    const isWidowed = (heading: HTMLElement): boolean => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const words: DOMRect[] = []
      while (text.nextNode())
        for (const { index, 0: word } of text.currentNode.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange()
          range.setStart(text.currentNode, index)
          range.setEnd(text.currentNode, index + word.length)
          words.push(range.getBoundingClientRect())
        }
      const [before, last] = words.slice(-2)
      if (!before || !last || words.length < 4 || Math.abs(before.top - last.top) < last.height / 2)
        return false
      const ofLineBefore = words.filter(({ top }) => Math.abs(top - before.top) < before.height / 2)
      return ofLineBefore.length > 1 && before.width + last.width + 8 <= heading.clientWidth
    }
    const widowed = all.filter((element) => element.matches('h1, h2, h3') && isWidowed(element))
    const uneven = all
      .filter(
        (element) =>
          element.matches('ul, ol') && ['grid', 'flex'].includes(getComputedStyle(element).display),
      )
      .filter((list) => {
        const cards = [...list.children].map((card) => card.getBoundingClientRect())
        return cards.some((card) =>
          cards.some(({ top, height }) => top === card.top && Math.abs(height - card.height) > 1),
        )
      })
    return [
      ...small.map((element) => `text below 13 px: ${says(element)}`),
      ...filled.slice(1).map((element) => `a second filled button in view: ${says(element)}`),
      ...dead.map((element) => `a link to nothing: ${says(element)}`),
      ...widowed.map((element) => `one word on the last line: ${says(element)}`),
      ...uneven.map((element) => `cards of a row differ in height: ${says(element)}`),
    ]
  }, Object.values(paths))
}

/** One of each fault, and what is said of it. */
const planted: readonly [html: string, fault: RegExp][] = [
  ['<p style="font-size: 12px">Small print</p>', /below 13 px/],
  ['<button class="filled">One</button><button class="filled">Two</button>', /second filled/],
  ['<a href="#">More</a>', /link to nothing/],
  ['<a href="/nowhere">More</a>', /link to nothing/],
  ['<h2 style="width: 9ch; font: 20px monospace; text-wrap: wrap">aa aa aa aaaa</h2>', /one word/],
  [
    '<ul style="display: grid; grid-template: auto / 1fr 1fr; align-items: start"><li>a<br>b</li><li>c</li></ul>',
    /differ in height/,
  ],
]

test.describe('with HTML that the page itself would refuse', () => {
  test.use({ bypassCSP: true })

  test('each of these faults is found', async ({ page }) => {
    await page.goto(paths.privacy)
    await page.locator('main').evaluate((main) => main.replaceChildren(document.createElement('h1')))
    expect(await findFaults(page)).toEqual([])
    for (const [html, fault] of planted) {
      await page.locator('main').evaluate((main, text) => {
        main.innerHTML = `<h1>A page</h1>${text}`
      }, html)
      expect((await findFaults(page)).join(), html).toMatch(fault)
    }
  })
})

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 700 })

    test('no screen has small print, a second filled button, a dead link, a widowed heading or uneven cards', async ({
      page,
    }) => {
      for (const path of [paths.login, signUpPath, paths.verify, paths.privacy]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect.soft(await findFaults(page), path).toEqual([])
      }
      await signInAs(page, 'student')
      for (const name of opened.filter((one) => one !== 'quiz')) {
        await page.goto(paths[name], { waitUntil: 'networkidle' })
        expect.soft(await findFaults(page), name).toEqual([])
      }
      await openQuiz(page)
      expect.soft(await findFaults(page), 'quiz').toEqual([])
    })

    for (const role of ['teacher', 'institute'] as const)
      test(`nor has the page of the demo ${role}`, async ({ page }) => {
        await signInAs(page, role)
        await page.goto(paths[role], { waitUntil: 'networkidle' })
        expect(await findFaults(page)).toEqual([])
      })
  })
}
