import { randomOf, shuffle } from '../random.ts'

/** Another order for each candidate, within the sections: the places of the paper in the order in which they are asked. */
export function shufflePlaces(sections: readonly number[], name: string): number[] {
  const random = randomOf(name)
  const places = [...sections.keys()]
  return [...new Set(sections)].flatMap((section) =>
    shuffle(
      places.filter((place) => sections[place] === section),
      random,
    ),
  )
}
