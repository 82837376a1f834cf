import { expect } from '../fixtures.ts'
import { goOffline, test, untilControlled } from './network.ts'

test('without a network the phone shows the application, whatever was visited before', async ({
  page,
  network,
}) => {
  await page.goto('/login')
  await untilControlled(page)
  for (const path of ['/livez', '/icon-192.png']) await page.goto(path)
  await goOffline(page, network)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
})
