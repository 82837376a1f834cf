import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Account, test as base, callAs, expect, signIn } from '../fixtures.ts'

export type RosterFile = { name: string; bytes: Uint8Array | string }
type AtRoster = { institute: Account; handle: string }

/** A table as Excel saves it, marked as UTF-8. */
export const csv = (name: string, text: string): RosterFile => ({ name, bytes: `\uFEFF${text}` })

export const newHandle = (): string => `s${randomBytes(4).toString('hex')}`

/** A journey of a new institute. */
export const rosterTest = base.extend<{
  /** Opens the roster of an institute that has a short name. */
  openRoster: (width?: number) => Promise<AtRoster>
}>({
  openRoster: async ({ page, newAccount, request }, use) => {
    await use(async (width = 1280) => {
      const institute = await newAccount('institute')
      const handle = newHandle()
      await callAs(request, institute)('PUT', '/api/institutes/handle', { handle })
      await page.setViewportSize({ width, height: 800 })
      await signIn(page, institute.token)
      await page.goto('/roster')
      return { institute, handle }
    })
  },
})

export const choose = (page: Page, { name, bytes }: RosterFile): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

/** Confirms what the preview shows, and expects that so many people were stored. */
export async function store(page: Page, counts: string): Promise<void> {
  await page.getByRole('button', { name: 'Store these changes' }).click()
  await expect(page.getByText(`Stored: ${counts}.`).first()).toBeVisible()
}
