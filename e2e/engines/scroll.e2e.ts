import { expect, test } from './engine-test.ts'
import type { View } from './view.ts'

async function scrollTo(view: View, y: number): Promise<void> {
  await view.call((top) => window.scrollTo(0, top), y)
  await view.isScrolledTo(y)
}

test('Back restores the scroll position, even after a sheet was opened there', async ({ student: view }) => {
  await view.open('/profile')
  await view.tap('link', /^Start your first quiz/)
  await view.sees('heading', 'Choose Your Exam')
  await scrollTo(view, 200)
  await view.tap('link', 'Profile')
  await view.tap('button', 'Your details')
  await view.sees('dialog', 'Your details')
  await view.press('Escape')
  await view.lacks('dialog')
  await view.hasLeftSheets()
  await view.back()
  await view.sees('heading', 'Choose Your Exam')
  await view.isScrolledTo(200)
})

test('a link leads to the top of a screen, even after a sheet was closed', async ({ student: view }) => {
  await view.open('/exams')
  await view.sees('heading', 'Choose Your Exam')
  await scrollTo(view, 200)
  await view.tap('link', 'Profile')
  await view.tap('button', 'Your details')
  await view.sees('dialog', 'Your details')
  await view.press('Escape')
  await view.lacks('dialog')
  await view.tap('link', /^Start your first quiz/)
  await view.sees('heading', 'Choose Your Exam')
  await view.isScrolledTo(0)
})

test('scrolling does not serialise the state of the screen again and again', async ({ student: view }) => {
  await view.open('/exams')
  await view.sees('heading', 'Choose Your Exam')
  const written = await view.call(async () => {
    const { stringify } = JSON
    let count = 0
    JSON.stringify = (value: unknown) => {
      count += value === history.state ? 1 : 0
      return stringify(value)
    }
    for (let y = 10; y <= 100; y += 10) {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      window.scrollTo(0, y)
      await scrolled
    }
    JSON.stringify = stringify
    return count
  })
  expect(written).toBeLessThanOrEqual(1)
})
