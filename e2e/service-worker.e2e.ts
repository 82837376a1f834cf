import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network the phone shows the application, whatever was visited before', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    // The first visit is not controlled until the worker has claimed it.
    if (active && !navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  for (const path of ['/livez', '/icon-192.png']) await page.goto(path)
  await context.setOffline(true)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
})
