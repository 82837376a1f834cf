import type { Page } from '@playwright/test'

/** Keeps what is asked of an address from the server until it is released; then it goes on, or is lost on its way. */
export async function holdCalls(
  page: Page,
  address: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route[end]()
  })
  return release
}
