import type { Page } from '@playwright/test'
import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { type Account, callAs, expect, expectAccessible, test } from '../fixtures.ts'
import { begin, handIn, pick, press, readyPaper } from '../pages/hall.ts'

const physics = 'cbse-section-a-p'
const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]

/** Ten questions of every chapter of a paper, so that there is a forecast of it. */
async function practise(page: Page, account: Account): Promise<void> {
  const call = callAs(page.request, account)
  const plan = { exam: 'BOARD', subject: 'Physics', count: 10, verdict: inOrder(6, 4) }
  const chapters = await call<{ key: string }[]>('GET', '/api/quiz/chapters?exam=BOARD&subject=Physics')
  for (const { key: chapter } of chapters) await takeQuiz(call, { ...plan, chapter })
}

for (const size of sizes)
  test.describe(`at ${size.width} x ${size.height}`, () => {
    test.use({ viewport: size, hasTouch: size.width < 700, contextOptions: { reducedMotion: 'reduce' } })

    test('a student learns what is missing, practises, and reads the forecast with its error', async ({
      page,
      asStudent,
    }) => {
      await page.goto('/profile')
      await page.getByRole('link', { name: 'Readiness: what a paper would bring' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Readiness')
      await page.getByLabel('Paper').selectOption({ label: 'NEET (UG) 2027' })
      await expect(
        page.getByText(/^Not enough yet: 10 more answers in Physics, 10 more answers in Chemistry/),
      ).toBeVisible()
      await expectAccessible(page, 'what is missing')

      await practise(page, asStudent)
      await page.goto(`/readiness?template=${physics}`)
      await expect(
        page.getByText(/^If you sat a CBSE class 12, Physics, Section A-pattern paper/),
      ).toBeVisible()
      await expect(
        page.getByText(/^8 in 10 such papers would fall between \d+ and \d+\. Practice is not the hall/),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: 'What would move it most' })).toBeVisible()
      await expectAccessible(page, 'a forecast')

      await page.route('**/api/readiness*', (route) => route.abort())
      await page.reload()
      await expect(
        page.getByText(/^Today’s forecast could not be fetched\. The last one is here/),
      ).toBeVisible({
        timeout: 15_000,
      })
      await expect(page.getByText(/^8 in 10 such papers/)).toBeVisible()
      await expectAccessible(page, 'the last forecast')
      await page.unroute('**/api/readiness*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'What was said before' })).toBeVisible()
      await page.getByRole('link', { name: 'Topic map' }).click()
      await page.getByRole('link', { name: 'Readiness: what a paper would bring' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Readiness')
    })

    test('how well we know is open to everybody, and says when it cannot be told', async ({ page }) => {
      await page.goto('/how-well-we-know')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How well we know')
      await expect(
        page.getByRole('heading', { name: /^(Not enough predictions yet: [\d,]+ of 1,000\.|The newest)/ }),
      ).toBeVisible()
      await expectAccessible(page, 'how well we know')
      const errors = { calibrationError: 0.021, brier: 0.207 }
      const whole = {
        answers: 1200,
        needed: 1000,
        whole: errors,
        papers: 12,
        neededPapers: 30,
        coverage: null,
      }
      const months = [{ month: '2026-11-01', answers: 1200, ...errors, papers: 12, coverage: null }]
      await page.route('**/api/calibration', (route) =>
        route.fulfill({ json: { data: { ...whole, months } } }),
      )
      await page.reload()
      await expect(page.getByText('Not enough papers yet: 12 of 30.')).toBeVisible()
      await expect(page.getByRole('row', { name: /^2026-11 1,200 0\.021 0\.207 12 too few$/ })).toBeVisible()
      await expectAccessible(page, 'how well we know, with figures')
    })
  })

test('a mock test says what was said before it and what is said now', async ({
  page,
  request,
  asStudent,
}) => {
  await practise(page, asStudent)
  await page.goto(`/readiness?template=${physics}`)
  const said = page.getByText(/^8 in 10 such papers/)
  await expect(said).toBeVisible()
  const [, low, high] = /between (\d+) and (\d+)\./.exec((await said.textContent()) ?? '') ?? []
  await page.goto(await readyPaper(request, asStudent, { template: physics }))
  await begin(page)
  for (let n = 0; n < 10; n++) {
    await pick(page, 'A')
    await press(page, 'Next')
  }
  await handIn(page)
  await page.getByRole('link', { name: 'See result' }).click()
  await expect(page.getByText(new RegExp(`^Before: \\d+ \\(${low}-${high}\\) was said\\.$`))).toBeVisible()
  await expect(page.getByText(/^Now: about \d+ in such a paper/)).toBeVisible()
  await page.getByRole('link', { name: 'Readiness', exact: true }).click()
  await expect(page.getByText(new RegExp(`^Said \\d+ \\(${low}-${high}\\), scored \\d+\\.$`))).toBeVisible()
})
