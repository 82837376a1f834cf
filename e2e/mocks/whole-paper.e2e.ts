import type { SittingResult } from '@vikalp/contract/mocks/results'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { callAs, expect } from '../fixtures.ts'
import { begin, expectAt, expectSent, handIn, pick, press } from '../pages/hall.ts'
import { goOffline, goOnline, test, untilControlled } from '../service-worker/network.ts'

/** Where the network goes, where the page is loaded again without it, and where it comes back; places count from 0. */
const cutAt = 60
const reloadAt = 75
const backAt = 100

/** Every ninth is left, every seventh is marked as well as answered. */
const answerTo = (place: number): Letter | null => (place % 9 === 8 ? null : (letters[place % 4] ?? 'A'))

test('a whole NEET form from its card to its result, with the network cut in the middle and a reload', async ({
  page,
  network,
  request,
  asStudent,
}) => {
  test.setTimeout(300_000)
  await page.goto('/exams')
  await untilControlled(page)
  await page.getByRole('link', { name: 'Mock tests: NEET' }).click()
  await page.getByRole('button', { name: 'Start form 1' }).first().click()
  const { questions, sittingId } = await begin(page)
  expect(questions).toHaveLength(180)
  await expect(page.getByRole('timer')).toHaveText(/^Time left (?:2:59:|3:00:00)/)

  for (const place of questions.keys()) {
    await expectAt(page, place + 1)
    if (place === cutAt) {
      await expectSent(page)
      await goOffline(page, network)
      await expect(page.getByText('Offline. Keep going', { exact: false })).toBeVisible()
    }
    if (place === reloadAt) {
      await page.reload()
      await expectAt(page, place + 1)
    }
    if (place === backAt) {
      await goOnline(page, network)
      await expectSent(page)
    }
    const answer = answerTo(place)
    if (answer) await pick(page, answer)
    await press(page, place % 7 === 6 && answer ? 'Save & Mark for Review' : 'Save & Next')
  }
  await expectAt(page, 180)
  await handIn(page)

  const result = await callAs(request, asStudent)<SittingResult>('GET', `/api/sittings/${sittingId}/result`)
  expect(result.questions.map(({ response }) => response)).toEqual([...questions.keys()].map(answerTo))
  const { right, wrong, blank, score } = result
  expect([right + wrong, blank, score / 4]).toEqual([160, 20, 4 * right - wrong])
  await page.getByRole('link', { name: 'See result' }).click()
  await expect(page.getByText(`${score / 4} of 720`, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Every pick was saved.')).toBeVisible()
})
