import type { Page } from '@playwright/test'
import { badgeTexts } from '@vikalp/domain/english/badge-texts'
import { chapterDescriptions } from '@vikalp/domain/english/chapter-descriptions'
import { chapterTitles } from '@vikalp/domain/english/chapter-titles'
import { defaultOperator } from '@vikalp/domain/site'
import * as vocabulary from '@vikalp/domain/vocabulary'

/** Words of ours that the API sends in English: on a screen they come from the catalogue, by their key. */
const ours = new Set(
  [
    ...Object.values(vocabulary).flatMap((words) => (Array.isArray(words) ? words.map(String) : [])),
    ...Object.values(badgeTexts).flatMap((badges) => Object.values(badges).map(({ name }) => name)),
    ...Object.values(chapterTitles),
    ...Object.values(chapterDescriptions),
  ].map(bare),
)

/** What is said in no language, or in the one of whoever wrote it: people, questions, codes, our own address. */
export class SpokenData {
  readonly #said = new Set<string>([
    defaultOperator.name,
    defaultOperator.email,
    defaultOperator.phone,
    ...defaultOperator.postalAddress,
  ])
  readonly #arriving: Promise<void>[] = []

  /** Learns every string that the API answers to the page. */
  constructor(page: Page) {
    page.on('response', (response) => {
      if (response.url().includes('/api/') && response.ok())
        this.#arriving.push(
          response.json().then(
            (body: unknown) => this.say(...stringsIn(body)),
            () => undefined,
          ),
        )
    })
  }

  say(...texts: readonly string[]): void {
    for (const text of texts) this.#said.add(text)
  }

  /** As they may stand on a screen: in parts, and read as HTML. */
  async asShown(page: Page): Promise<Set<string>> {
    await Promise.all(this.#arriving)
    const texts = await page.evaluate(readHtml, [...this.#said])
    const known = texts.flatMap((text) => [text, ...text.split(seams)]).map(bare)
    return new Set(known.filter((text) => !ours.has(text)))
  }
}

/** What a screen in the pseudo-locale shows or tells that never went through the catalogue. */
export async function escapedTexts(page: Page, data: SpokenData): Promise<string[]> {
  const known = await data.asShown(page)
  const isData = (text: string) =>
    !/\p{L}{2}/u.test(text) || /^\p{Lu}{2}$/u.test(bare(text)) || known.has(bare(text))
  const escapedIn = (text: string) =>
    withoutBrackets(text)
      .split(outside)
      .filter((part) => !isData(part))
      .flatMap((part) => part.split(seams))
      .filter((part) => !isData(part))
  return [...new Set((await page.evaluate(shownTexts)).flatMap(escapedIn))]
}

/** What joins data to a line: signs that every language has. */
const seams = / · |, | - |^\s*[A-D]\. /
const outside = '\u0000'

function withoutBrackets(text: string): string {
  const stripped = text.replace(/\[[^[\]]*\]/g, outside)
  return stripped === text ? text : withoutBrackets(stripped)
}

/** Without the signs around it: a text may stand in a sentence. Codes are written with gaps that they do not have. */
function bare(text: string): string {
  const words = text.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return /^[A-Z\d]{4}-[A-Z\d]{4}$/.test(words) ? words.replace('-', '') : words
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** In the page: a string as it is, and the texts of one that is HTML. */
function readHtml(strings: readonly string[]): string[] {
  return strings.flatMap((text) => {
    if (!text.includes('<')) return text
    const { body } = new DOMParser().parseFromString(text, 'text/html')
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const parts = [
      text,
      ...[...body.querySelectorAll('[alt]')].map((image) => image.getAttribute('alt') ?? ''),
    ]
    while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '')
    return parts
  })
}

/** In the page: everything that is read or heard; formulas are questions, and keys are named as they are printed. */
function shownTexts(): string[] {
  const telling = [
    'aria-label',
    'aria-valuetext',
    'aria-description',
    'alt',
    'title',
    'placeholder',
    'data-label',
  ]
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent, previousSibling } = walker.currentNode
    if (parentElement?.closest('script, style, noscript, math, kbd')) continue
    // A word that may break goes on behind the place.
    const isRest = previousSibling?.nodeName === 'WBR'
    texts.push((isRest ? texts.pop() : '') + (textContent ?? ''))
  }
  for (const element of document.querySelectorAll('*'))
    for (const name of telling) texts.push(element.getAttribute(name) ?? '')
  return texts
}
