import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '@vikalp/contract/question'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import { chapterTitles } from '@vikalp/domain/english/chapter-titles'
import { callAs, expect, test } from './fixtures.ts'

/** How many questions each chapter must have. */
const plan: { chapters: Record<string, { counts: { NEET: number } }> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../content/catalogue.json'), 'utf8'),
)

// Every question of the bank on a small phone, in the review, which shows all parts of a question at once.
for (const { key, subject } of chapters)
  test(`${subject}, ${chapterTitles[key]}: every formula, table and figure fits a small phone`, async ({
    page,
    request,
    asStudent,
  }) => {
    const questions = await callAs(request, asStudent)<Question[]>('GET', `/api/questions/${key}`)
    expect(questions.length).toBe(plan.chapters[key]?.counts.NEET)
    const state = { questions, answers: {}, examName: 'NEET', subjectName: subject }
    await page.goto('/privacy')
    await page.evaluate((given) => history.replaceState(given, '', '/review'), state)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(questions.length)
    const cut = await page.evaluate(async () => {
      await document.fonts.ready // the fallback font has other widths
      for (const article of document.querySelectorAll('article')) article.style.contentVisibility = 'visible'
      const isInOwnBox = (element: Element): boolean => element.closest('.formula, .table-box') !== null
      return [...document.querySelectorAll('article math, article p, article table')]
        .filter((element) => !isInOwnBox(element))
        .filter(
          (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5,
        )
        .map((element) => element.outerHTML.slice(0, 200))
    })
    expect(cut).toEqual([])
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
