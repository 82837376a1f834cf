import { arrowHead } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { tickSize } from '../basics/palette.ts'
import { arcPoints, direction, type Point } from '../basics/point.ts'
import { smooth } from '../basics/smooth.ts'
import { type TextBox, textBox } from './text-box.ts'

export type CyclePlan = {
  centre: Point
  radius: Point
  /** The stations, clockwise from the top. */
  stations: readonly string[]
  /** The text beside the arrow after each station, by its place in the list. */
  steps?: Record<number, string>
  /** By default steps are outside the ring. */
  stepsInside?: boolean
}

const finest = 120

/** Stations on a ring with an arrow from each to the next, clockwise: a life cycle, a nutrient cycle. */
export function cycle({ centre, radius, stations, steps = {}, stepsInside = false }: CyclePlan): string {
  const turn = 360 / stations.length
  const boxes = stations.map((text, index) => {
    const [at = centre] = arcPoints(centre, radius, 90 - index * turn, 0, 1)
    return textBox(at, text)
  })
  const arrows = boxes.map((box, index) => {
    const next = boxes[(index + 1) % boxes.length] ?? box
    const way = arcPoints(centre, radius, 90 - index * turn, 90 - (index + 1) * turn, finest)
    const free = way.filter((at) => !isInside(box, at) && !isInside(next, at))
    const [tip, before] = [free.at(-1), free.at(-5)]
    if (!tip || !before) throw new Error(`no room for the arrow after ${stations[index]}`)
    return [
      smooth(free.filter((_, i) => i % 5 === 0 && i < free.length - 4)),
      arrowHead(tip, direction(before, tip)),
    ]
  })
  const names = Object.entries(steps).map(([index, text]) => {
    const degrees = 90 - (Number(index) + 0.5) * turn
    const shift = stepsInside ? -14 : 14
    const [at = centre] = arcPoints(centre, [radius[0] + shift, radius[1] + shift], degrees, 0, 1)
    const leftward = Math.cos((degrees * Math.PI) / 180) < -0.2 !== stepsInside
    const upright = Math.abs(Math.cos((degrees * Math.PI) / 180)) <= 0.2
    return label(at, text, { size: tickSize, anchor: upright ? 'middle' : leftward ? 'end' : 'start' })
  })
  return join([arrows, boxes, names])
}

const isInside = ({ middle, size }: TextBox, [x, y]: Point) =>
  Math.abs(x - middle[0]) < size[0] / 2 + 5 && Math.abs(y - middle[1]) < size[1] / 2 + 5
