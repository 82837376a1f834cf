import type { Browser, Page } from '@playwright/test'
import { type Account, signIn } from '../fixtures.ts'

type Device = { baseURL: string | undefined; viewport: { width: number; height: number } | null }

/** A page on another device, where nobody is signed in, or this account is. */
export async function anotherDevice(
  browser: Browser,
  { baseURL = '', viewport }: Device,
  account?: Account,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' })).newPage()
  if (account) await signIn(page, account.token)
  return page
}
