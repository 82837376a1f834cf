import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { ReadySitting, RunningSitting } from '@vikalp/contract/mocks/sittings'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { type Account, callAs, dataOf, expect } from '../fixtures.ts'

export const neet = { template: 'neet-ug-2027', form: 1 }

/** Gets a paper ready without the page; its instructions are at the address returned. */
export async function readyPaper(
  api: APIRequestContext,
  account: Account,
  paper: object = neet,
): Promise<string> {
  const body = { ...paper, sittingId: randomUUID() }
  const { sittingId } = await callAs(api, account)<ReadySitting>('POST', '/api/sittings', body)
  return `/mocks/${sittingId}`
}

/** Agrees to the instructions on the screen and begins; answers the paper as it came. */
export async function begin(page: Page): Promise<RunningSitting> {
  const begun = page
    .waitForResponse((response) => response.url().endsWith('/begin') && response.ok())
    .then((response) => dataOf<RunningSitting>(response))
  await page.getByRole('checkbox', { name: 'I have read and understood the instructions.' }).check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  const paper = await begun
  await expectAt(page, 1)
  return paper
}

export const expectAt = (page: Page, n: number): Promise<void> =>
  expect(page.getByRole('heading', { name: `Question ${n}`, exact: true })).toBeVisible()

export const option = (page: Page, letter: Letter): Locator =>
  page.getByRole('radio').nth(letters.indexOf(letter))

export const pick = (page: Page, letter: Letter): Promise<void> => option(page, letter).check()

export type HallButton =
  | 'Save & Next'
  | 'Save & Mark for Review'
  | 'Clear Response'
  | 'Mark for Review & Next'
  | 'Back'
  | 'Next'
  | 'Submit'

export const press = (page: Page, name: HallButton): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Whatever was done has reached the server. */
export const expectSent = (page: Page): Promise<void> =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })

export const palette = (page: Page): Locator => page.getByRole('button', { name: /^Question palette, / })

/** Hands in by the sheet, and waits for the receipt. */
export async function handIn(page: Page): Promise<void> {
  await press(page, 'Submit')
  await page
    .getByRole('dialog', { name: 'Submit the paper?' })
    .getByRole('button', { name: 'Submit', exact: true })
    .click()
  await expect(page.getByText(/Receipt [0-9A-Z]{4}-[0-9A-Z]{4}\./)).toBeVisible({ timeout: 30_000 })
}
