import {
  arrowHead,
  between,
  circle,
  closed,
  ellipse,
  line,
  middle,
  polar,
  type Shape,
  times,
} from './art-shapes.ts'

type Random = () => number

/** A rule with its fine scale, and the vernier that slides below it. */
export function rule(random: Random): Shape[] {
  const from = between(random, 120, 160)
  const scale = times(25, (index) => {
    const x = 32 + index * 11.5
    return line([x, 52], [x, index % 5 === 0 ? 32 : 42])
  })
  const vernier = times(10, (index) => line([from + 8 + index * 10.4, 52], [from + 8 + index * 10.4, 62]))
  return [
    { look: 'wash', d: closed([20, 22], [320, 22], [320, 52], [20, 52]) },
    { look: 'line', d: [...scale, ...vernier].join('') },
    { look: 'line', d: closed([from, 52], [from + 110, 52], [from + 110, 80], [from, 80]) },
    { look: 'marker', d: circle(from + 8, 71, 4) },
  ]
}

/** A block on a slope with the forces on it. */
export function slope(random: Random): Shape[] {
  const top = between(random, 18, 26)
  const angle = (Math.atan2(88 - top, 190) * 180) / Math.PI
  const foot = polar(260, 88, angle + 180, 104)
  const along = polar(...foot, angle, 42)
  const lift = (point: readonly [number, number]) => polar(...point, angle - 90, 28)
  const centre = polar(...polar(...foot, angle, 21), angle - 90, 14)
  const pull = polar(...centre, angle + 180, 62)
  const push = polar(...centre, angle - 90, 40)
  const weight = polar(...centre, 90, 38)
  return [
    { look: 'line', d: closed([70, top], [260, 88], [70, 88]) },
    { look: 'fine', d: line([20, 88], [320, 88]) },
    { look: 'wash', d: closed(foot, along, lift(along), lift(foot)) },
    { look: 'bold', d: [pull, push, weight].map((end) => line(centre, end)).join('') },
    {
      look: 'solid',
      d: [
        arrowHead(...pull, angle + 180, 6),
        arrowHead(...push, angle - 90, 6),
        arrowHead(...weight, 90, 6),
      ].join(''),
    },
    { look: 'marker', d: circle(...centre, 5) },
  ]
}

/** A pendulum from one side to the other: potential and kinetic energy. */
export function pendulum(random: Random): Shape[] {
  const widest = between(random, 50, 60)
  const places = times(5, (index) => polar(middle.x, 8, 90 + widest * (index / 2 - 1), 72))
  const last = places.at(-1) ?? [middle.x, 80]
  return [
    { look: 'bold', d: line([120, 8], [220, 8]) },
    { look: 'fine', d: places.map((place) => line([middle.x, 8], place)).join('') },
    {
      look: 'wash',
      d: places
        .slice(0, -1)
        .map((place) => circle(...place, 10))
        .join(''),
    },
    { look: 'marker', d: circle(...last, 10) },
  ]
}

/** Wheels turned by a belt. */
export function wheels(random: Random): Shape[] {
  const turn = between(random, 0, 60)
  const [left, right] = [106, 242]
  const spokes = times(6, (index) => line([left, 51], polar(left, 51, turn + index * 60, 40)))
  return [
    { look: 'wash', d: circle(left, 51, 40) },
    { look: 'line', d: [...spokes, circle(right, 51, 18)].join('') },
    { look: 'bold', d: `${line([left, 8], [right, 30])}${line([left, 94], [right, 72])}` },
    { look: 'solid', d: arrowHead(182, 21, 9, 7) },
    { look: 'marker', d: `${circle(left, 51, 7)}${circle(right, 51, 5)}` },
  ]
}

/** Planets around their star. */
export function planets(random: Random): Shape[] {
  const radii = [38, 76, 118, 160]
  const bodies = radii.map((rx, index) => {
    const [x, y] = polar(0, 0, between(random, 0, 360), 1)
    return circle(middle.x + rx * x, middle.y + rx * 0.28 * y, 4 + (index % 2) * 2)
  })
  return [
    { look: 'line', d: radii.map((rx) => ellipse(middle.x, middle.y, rx, rx * 0.28)).join('') },
    { look: 'solid', d: bodies.join('') },
    { look: 'marker', d: circle(middle.x, middle.y, 10) },
  ]
}
