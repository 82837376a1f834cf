import { chapters, offeredSubjects } from '@vikalp/domain/catalogue/chapters'
import { expect, openWith, studentTest as test } from './fixtures.ts'

/** In the units of a drawing, which is 80 by 80; a line counts with its whole width. */
const margin = 4

/** The shapes of an open SVG file that come nearer to the edge of their view than the margin, and how many there are. */
function shapesNearEdge(least: number): { count: number; near: string[] } {
  const root = document.querySelector('svg')
  const fromScreen = root?.getScreenCTM()?.inverse()
  const shapes = [...document.querySelectorAll<SVGGeometryElement>('view + g > *')]
  const near = shapes.filter((shape) => {
    const { x, y, width, height } = shape.getBBox()
    const toRoot = fromScreen?.multiply(shape.getScreenCTM() ?? new DOMMatrix())
    const corners = [x, x + width].flatMap((px) =>
      [y, y + height].map((py) => new DOMPoint(px, py).matrixTransform(toRoot)),
    )
    const { stroke, strokeWidth } = getComputedStyle(shape)
    const free = least + (stroke === 'none' ? 0 : Number.parseFloat(strokeWidth) / 2)
    const view = shape.parentElement?.previousElementSibling
    const [left = 0, top = 0, wide = 0, high = 0] =
      view?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
    // A thousandth is allowed for the arithmetic of the browser.
    const isInside = (at: number, from: number, size: number): boolean =>
      at >= from + free - 0.001 && at <= from + size - free + 0.001
    return !corners.every((corner) => isInside(corner.x, left, wide) && isInside(corner.y, top, high))
  })
  return {
    count: shapes.length,
    near: near.map(
      (shape) => `${shape.parentElement?.previousElementSibling?.id} ${shape.getAttribute('d')}`,
    ),
  }
}

for (const subject of offeredSubjects)
  test(`the cards of ${subject} show each chapter's own drawing, whole`, async ({ page }) => {
    const all = chapters.filter((chapter) => chapter.subject === subject)
    const keys = all.map(({ key }) => key)
    await openWith(page, '/chapters', { testType: all[0]?.exams[0], subject })
    const drawings = page.getByRole('main').getByRole('listitem').locator('img')
    await expect(drawings).toHaveCount(keys.length)
    const shown = await drawings.evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { top, right, bottom, left, width, height } = image.getBoundingClientRect()
        const paper = image.parentElement?.getBoundingClientRect() ?? new DOMRect()
        const isWhole =
          top >= paper.top && right <= paper.right && bottom <= paper.bottom && left >= paper.left
        return { key: image.src.split('#')[1], isWhole, isSquare: Math.abs(width - height) < 0.1 }
      }),
    )
    expect(shown).toEqual(keys.map((key) => ({ key, isWhole: true, isSquare: true })))
    await expect(drawings.first()).not.toHaveJSProperty('naturalWidth', 0)
    const file = await drawings.first().evaluate((image: HTMLImageElement) => image.src.split('#')[0])
    await page.goto(file ?? '')
    const { count, near } = await page.evaluate(shapesNearEdge, margin)
    expect(count).toBeGreaterThan(keys.length)
    expect(near).toEqual([])
  })

test('the cards of the subjects show whole drawings', async ({ page }) => {
  await page.goto('/test-type')
  const drawings = page.getByRole('main').getByRole('listitem').locator('img')
  await expect(drawings).toHaveCount(3)
  const file = await drawings.first().evaluate((image: HTMLImageElement) => image.src.split('#')[0])
  await page.goto(file ?? '')
  const { count, near } = await page.evaluate(shapesNearEdge, margin)
  expect(count).toBeGreaterThan(3)
  expect(near).toEqual([])
})
