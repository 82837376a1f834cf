import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import type { Labelled } from '../basics/label.ts'
import { boldWidth, red } from '../basics/palette.ts'
import { type Point, polar } from '../basics/point.ts'

/** A force, or another vector, from a point at an angle in degrees; its name beyond the tip. */
export const vector = (
  from: Point,
  degrees: number,
  length: number,
  label?: Labelled,
  colour: string = red,
): string => arrow(from, polar(from, degrees, length), { label, colour, width: boldWidth })

/** All forces on a point body: [degrees, length, name]. */
export const forces = (
  at: Point,
  list: readonly (readonly [degrees: number, length: number, label: string])[],
): string => join(list.map(([degrees, length, label]) => vector(at, degrees, length, label)))
