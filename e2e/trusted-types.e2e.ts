import { expect, test } from './fixtures.ts'
import { openQuiz } from './pages/quiz-page.ts'

test.use({ serviceWorkers: 'allow' })

type Policies = { createPolicy(name: string, rules: object): void }

test('on the page of a quiz only the HTML of the bank is taken', async ({ page, asStudent: _ }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Trusted/.test(message.text())) refused.push(message.text())
  })
  await openQuiz(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(refused).toEqual([])
  const outcomes = await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Policies } // newer than TypeScript's list
    const rules = { createHTML: (html: string) => html }
    const tries: Record<string, () => unknown> = {
      'a text as HTML': () => {
        document.createElement('div').innerHTML = '<b>A text</b>'
      },
      'a text as a script': () => {
        document.createElement('script').src = '/assets/a.js'
      },
      'another service worker': () => navigator.serviceWorker.register('/assets/a.js'),
      'a new policy': () => trustedTypes.createPolicy('mine', rules),
      'the policy of the bank again': () => trustedTypes.createPolicy('bank', rules),
    }
    const outcomes: string[] = []
    for (const [what, attempt] of Object.entries(tries)) {
      const error = await new Promise((resolve) => resolve(attempt())).then(
        () => 'taken',
        // Not for another reason, as that there is no such file.
        (reason) => (/Trusted|disallowed/.test(String(reason)) ? 'refused' : String(reason)),
      )
      outcomes.push(`${what}: ${error}`)
    }
    return outcomes
  })
  expect(outcomes).toEqual([
    'a text as HTML: refused',
    'a text as a script: refused',
    'another service worker: refused',
    'a new policy: refused',
    'the policy of the bank again: refused',
  ])
})
