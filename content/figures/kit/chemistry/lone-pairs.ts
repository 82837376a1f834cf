import { join } from '../basics/element.ts'
import { ink } from '../basics/palette.ts'
import { type Point, polar } from '../basics/point.ts'
import { dot } from '../basics/shapes.ts'

const apart = 5

/** The lone pairs of an atom, two dots in each direction, for Lewis structures. */
export const lonePairs = (atom: Point, directions: readonly number[], away = 17): string =>
  join(
    directions.flatMap((degrees) =>
      [90, -90].map((side) => dot(polar(polar(atom, degrees, away), degrees + side, apart), ink, 2.5)),
    ),
  )
