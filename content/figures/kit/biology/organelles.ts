import { join, placed } from '../basics/element.ts'
import { ink, paper, tint } from '../basics/palette.ts'
import { arcPoints, type Point } from '../basics/point.ts'
import { circle, dot, ellipse, rectangle } from '../basics/shapes.ts'
import { path, smooth } from '../basics/smooth.ts'

// Small organelles as they appear inside a whole cell, each around its middle.

export const smallMitochondrion = (middle: Point, degrees = 0): string =>
  placed(
    middle,
    degrees,
    ellipse([0, 0], [24, 12], { fill: tint.red }),
    path('M-18 0l5 -6l5 12l5 -12l5 12l5 -12l5 12l4 -6', { width: 1.5 }),
  )

export const smallChloroplast = (middle: Point, degrees = 0): string =>
  placed(
    middle,
    degrees,
    ellipse([0, 0], [25, 13], { fill: tint.green }),
    path('M-14 -5h7M-14 0h7M-14 5h7M-3 -6h7M-3 -1h7M-3 4h7M9 -4h7M9 1h7', { width: 1.5 }),
  )

export const golgi = (middle: Point, degrees = 0): string =>
  placed(
    middle,
    degrees,
    path('M-22 8q22 -12 44 0M-20 0q20 -12 40 0M-17 -8q17 -11 34 0M-13 -16q13 -9 26 0', { width: 3 }),
    circle([28, 2], 3.5),
    circle([-28, 6], 3),
  )

export const centrioles = (middle: Point): string =>
  placed(
    middle,
    0,
    rectangle([-8, 0], [10, 22], { fill: paper, width: 1.5 }),
    path('M-10 -11v22M-6 -11v22', { width: 1 }),
    rectangle([12, 6], [22, 10], { fill: paper, width: 1.5 }),
    path('M1 4h22M1 8h22', { width: 1 }),
  )

/** Folded membranes with ribosomes on them. */
export const roughReticulum = (middle: Point, degrees = 0): string => {
  const fold = (radius: number): Point[] => arcPoints([0, 0], [radius, radius], 60, -60, 10)
  const beads = fold(16)
    .concat(fold(30))
    .map((at) => dot(at, ink, 1.8))
  return placed(
    middle,
    degrees,
    [16, 23, 30].map((radius) => smooth(fold(radius))),
    beads,
  )
}

export const nucleus = (middle: Point, radius = 34): string =>
  join([
    circle(middle, radius, { fill: tint.blue }),
    circle(middle, radius - 5, { width: 1.5, dashed: true }),
    dot([middle[0] + radius * 0.2, middle[1] + radius * 0.15], ink, radius * 0.24),
  ])
