import type { PaperTemplate, Section } from './template.ts'

/** A place in a paper with its section, which is counted within its part. */
export type PartPlace = { place: number; index: number; section: Section }

/** The places of one part of a paper; `sections` are counted through the whole template. */
export function partPlaces(
  { sittings }: Pick<PaperTemplate, 'sittings'>,
  sections: readonly number[],
  part: number,
): PartPlace[] {
  const before = sittings.slice(0, part).reduce((sum, sitting) => sum + sitting.sections.length, 0)
  return sections.flatMap((wanted, place) => {
    const index = wanted - before
    const section = sittings[part]?.sections[index]
    return section ? [{ place, index, section }] : []
  })
}
