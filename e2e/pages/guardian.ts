import type { APIRequestContext, Page } from '@playwright/test'
import { consentTextVersion } from '@vikalp/domain/sharing/consent-code'
import { expect, expectAccessible } from '../fixtures.ts'

const said = { guardian: 'Kiran Patel', contact: '+91 98250 11111' }

/** A guardian leaves everything out, is told so, and then consents for the student. */
export async function agree(page: Page, student: string): Promise<void> {
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByText('Choose one.')).toBeVisible()
  await expect(page.getByText('Tick this if you agree.')).toBeVisible()
  await expectAccessible(page, 'what a guardian left out')
  await page.getByLabel('Your full name').fill(said.guardian)
  await page.getByRole('radio', { name: 'Mother' }).check()
  await page.getByLabel('Your phone or email').fill(said.contact)
  await page.getByRole('checkbox', { name: new RegExp(`guardian of ${student}`) }).check()
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('Thank you. Your consent is recorded.')).toBeVisible()
}

/** The same without a page. */
export async function giveConsent(api: APIRequestContext, token: string): Promise<void> {
  const data = { ...said, token, relation: 'mother', isGuardian: true, textVersion: consentTextVersion }
  expect((await api.post('/api/consents/answer', { data })).status()).toBe(201)
}
