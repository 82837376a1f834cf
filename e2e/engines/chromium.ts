import { chromium, type LaunchOptions } from '@playwright/test'
import type { Engine, Tab } from './engine.ts'
import { phone } from './phone.ts'

type Browser = Awaited<ReturnType<typeof chromium.launch>>

/** Without close watchers it behaves like Chrome before version 126, Safari and Firefox. */
export async function startChromium(options: LaunchOptions, hasCloseWatcher: boolean): Promise<Engine> {
  const browser = await chromium.launch(options)
  return {
    newTab: () => newTab(browser, hasCloseWatcher),
    stop: () => browser.close(),
  }
}

async function newTab(browser: Browser, hasCloseWatcher: boolean): Promise<Tab> {
  const context = await browser.newContext({ viewport: phone, locale: 'en-IN', serviceWorkers: 'block' })
  const page = await context.newPage()
  if (!hasCloseWatcher) await page.addInitScript('delete window.CloseWatcher')
  return {
    open: async (url) => {
      await page.goto(url)
    },
    back: async () => {
      await page.goBack()
    },
    evaluate: (expression) => page.evaluate(expression),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    photograph: () => page.screenshot(),
    close: () => context.close(),
  }
}
