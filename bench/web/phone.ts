import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'

/** How many times slower than this machine's the processor of a cheap phone is. */
const slowdown = 4
/** 1.6 Mbps down, 0.75 up, and 150 ms until the first byte of an answer. */
const poorNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

type PhoneOptions = { token: string; serviceWorkers?: 'allow' | 'block' }

/** A browser of its own, without anything that was loaded before. */
export async function newPhone(
  browser: Browser,
  { token, serviceWorkers = 'block' }: PhoneOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers })
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  return context
}

/** A page as slow as a cheap phone. */
export async function slowPage(
  context: BrowserContext,
  { isNetworkPoor = true }: { isNetworkPoor?: boolean } = {},
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (isNetworkPoor) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', poorNetwork)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools }
}

/** A service worker has a network of its own, which becomes as poor as that of a slow page. */
export async function slowServiceWorkers(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession()
  const { targetInfos } = await devtools.send('Target.getTargets')
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
    const tell = (id: number, method: string, params: object): Promise<unknown> =>
      devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
    await tell(1, 'Network.enable', {})
    await tell(2, 'Network.emulateNetworkConditions', poorNetwork)
  }
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, args, environment } = await ensureBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...environment } })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
