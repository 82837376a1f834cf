import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '@vikalp/contract/question'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import { chapterTitles } from '@vikalp/domain/english/chapter-titles'
import { letters } from '@vikalp/domain/vocabulary'
import { callAs, expect, test } from './fixtures.ts'

/** How many questions each chapter must have. */
const plan: { chapters: Record<string, { counts: Record<string, number> }> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../content/catalogue.json'), 'utf8'),
)

/** Formulas and tables of which a part is out of sight, although nothing shows that it is there. */
async function findHidden(): Promise<string[]> {
  await document.fonts.ready // the fallback font has other widths
  for (const card of document.querySelectorAll<HTMLElement>(':has(> article)'))
    card.style.contentVisibility = 'visible'
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))) // boxes mark themselves in a frame
  const right = (element: Element): number => element.getBoundingClientRect().right
  const hasCue = (box: Element): boolean =>
    getComputedStyle(box).boxShadow !== 'none' &&
    box.getAttribute('tabindex') === '0' &&
    box.getAttribute('aria-label') !== null
  const isHidden = (element: Element): boolean => {
    for (let box = element.parentElement; box && box.tagName !== 'ARTICLE'; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible' || right(element) <= right(box) + 1) continue
      return !hasCue(box)
    }
    return right(element) > document.documentElement.clientWidth + 0.5
  }
  return [...document.querySelectorAll('article math, article p, article table, article .joined')]
    .filter(isHidden)
    .map((element) => `${element.textContent} in ${element.parentElement?.outerHTML.slice(0, 200)}`)
}

// Every question of the bank on a small phone, in the review, which shows all parts of a question at once.
for (const { key, subject, exams } of chapters)
  test(`${subject}, ${chapterTitles[key]}: every formula, table and figure fits a small phone`, async ({
    page,
    request,
    asStudent,
  }) => {
    const questions = await callAs(request, asStudent)<Question[]>('GET', `/api/questions/${key}`)
    const [exam = ''] = exams // the one for which the chapter is whole
    expect(questions.length).toBe(plan.chapters[key]?.counts[exam])
    await page.goto('/privacy')
    for (const nth of [0, 1, 2]) {
      // Every option that can be wrong is chosen once, so that every note is seen.
      const answers = Object.fromEntries(
        questions.map(({ _id, answer }) => {
          const wrong = letters.filter((letter) => letter !== answer)
          return [_id, letters.indexOf(wrong[nth] ?? answer)]
        }),
      )
      const state = { questions, answers, examName: exam, subjectName: subject }
      await page.evaluate((given) => history.replaceState(given, '', '/review'), state)
      await expect(page.getByRole('article')).toHaveCount(questions.length)
      // The page stays from round to round, so that only this tells when the next notes are there.
      const chosen = page.getByRole('article').last().getByRole('listitem').filter({ hasText: 'Your answer' })
      await expect(chosen).toHaveText(new RegExp(`^${letters[Object.values(answers).at(-1) ?? 0]}`))
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await page.evaluate(findHidden), `what is hidden without a cue at ${width}`).toEqual([])
      }
    }
    const lostFigures = await page.evaluate(async () => {
      const figures = [...document.querySelectorAll<HTMLImageElement>('article img')]
      const shown = await Promise.allSettled(
        figures.map((figure) => {
          figure.loading = 'eager'
          return figure.decode()
        }),
      )
      return figures
        .filter(
          (figure, i) =>
            shown[i]?.status === 'rejected' ||
            figure.getBoundingClientRect().right > document.documentElement.clientWidth,
        )
        .map(({ src }) => src)
    })
    expect(lostFigures).toEqual([])
    const brokenWords = await page.evaluate(() => {
      const lines = (cell: Element): number => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      return [...document.querySelectorAll('article td, article th')]
        .filter(
          (cell) =>
            cell.childElementCount === 0 && /^[^\s-]+$/.test(cell.textContent ?? '') && lines(cell) > 1,
        )
        .map((cell) => cell.textContent)
    })
    expect(brokenWords, 'words of a table over two lines').toEqual([])
    const broken = await page.locator('article merror, article .temml-error').count()
    expect(broken).toBe(0)
  })
