import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { writeContactSheet } from '../content/tools/figures/contact-sheet.ts'
import { findFigures } from '../content/tools/figures/find-figures.ts'
import { contentRoot } from '../content/tools/places.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { labelFaults } from './label-faults.ts'

const perPicture = 4

/** `node scripts/look-at-figures.ts kinematics`: takes pictures of figures and reports colliding labels. */
async function look(names: string[]): Promise<void> {
  const { figures, faults } = await findFigures(contentRoot, names)
  for (const fault of faults) console.log(fault)
  const folder = await writeContactSheet(figures)
  const { executablePath, args, environment } = await ensureBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...environment } })
  try {
    const page = await browser.newPage({ viewport: { width: 1240, height: 800 } })
    for (const { id, svg, faults } of figures) {
      await page.setContent(svg)
      for (const fault of [...faults, ...(await page.evaluate(labelFaults))]) console.log(`${id}: ${fault}`)
    }
    await photograph(page, folder)
    console.log(join(folder, 'sheet.html'))
  } finally {
    await browser.close()
  }
}

/** The sheet as pictures of a few figures each, since one long picture is unreadable. */
async function photograph(page: Page, folder: string): Promise<void> {
  await page.goto(pathToFileURL(join(folder, 'sheet.html')).href)
  const boxes = await page
    .locator('article')
    .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().toJSON()))
  for (let first = 0; first < boxes.length; first += perPicture) {
    const [top, last] = [boxes[first], boxes[Math.min(first + perPicture, boxes.length) - 1]]
    const path = join(folder, `sheet-${first / perPicture + 1}.png`)
    const clip = { x: 0, y: top.y, width: 1240, height: last.y + last.height - top.y }
    await page.screenshot({ path, clip, fullPage: true })
    console.log(path)
  }
}

await look(process.argv.slice(2))
