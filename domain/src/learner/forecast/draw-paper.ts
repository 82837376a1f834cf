import { bucketsOf } from '../../papers/deal-items.ts'
import { fits, type PaperItem } from '../../papers/paper-bank.ts'
import { type PaperTemplate, type Section, sectionsOf } from '../../papers/template.ts'
import type { Random } from '../../random.ts'

/** Items of which a random paper takes some for one section. */
export type Pool = { section: Section; items: readonly PaperItem[]; size: number }

/** The pools of a template: one for each difficulty that a section asks for. */
export function poolsOf(template: PaperTemplate, items: readonly PaperItem[]): Pool[] {
  const sections = sectionsOf(template)
  return sections.flatMap((section, index) => {
    const beside = sections.filter(({ subject }) => subject === section.subject)
    const own = items.filter(
      (item) =>
        item.subject === section.subject &&
        item.exams.includes(template.exam) &&
        !item.isPooled &&
        fits(item, section, beside),
    )
    return bucketsOf(section, index)
      .filter(({ size }) => size > 0)
      .map(({ difficulty, size }) => ({
        section,
        size,
        items: own.filter((item) => difficulty === undefined || item.difficulty === difficulty),
      }))
  })
}

/** `size` different ones, each set of them equally likely. */
export function drawFrom<I>(items: readonly I[], size: number, random: Random): I[] {
  const drawn = new Set<number>()
  const wanted = Math.min(size, items.length)
  while (drawn.size < wanted) drawn.add(Math.floor(random() * items.length))
  return [...drawn].flatMap((place) => items[place] ?? [])
}
