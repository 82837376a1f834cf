import {
  arrowHead,
  artBox,
  between,
  circle,
  closed,
  ellipse,
  line,
  middle,
  polar,
  type Shape,
  sine,
  times,
} from './art-shapes.ts'

type Random = () => number

/** Waves that run across the graph paper, one of them the sum. */
export function wave(random: Random): Shape[] {
  const half = between(random, 24, 40)
  const bold = between(random, 10, 18)
  const shapes: Shape[] = [
    { look: 'fine', d: sine(between(random, 26, 34), between(random, 10, 18), half, -half * random()) },
    { look: 'bold', d: sine(52, bold, half, -half) },
    { look: 'fine', d: sine(between(random, 70, 80), between(random, 7, 12), half * 1.5, -half * random()) },
  ]
  if (random() < 0.5) return shapes
  // A standing wave: the same wave upside down, and its nodes.
  const nodes = times(Math.ceil(artBox.width / half), (index) => circle(index * half, 52, 3)).join('')
  return [
    { look: 'bold', d: sine(52, 34, half, -half) },
    { look: 'fine', d: sine(52, -34, half, -half) },
    { look: 'marker', d: nodes },
  ]
}

/** Lines of force around a wire. */
export function rings(random: Random): Shape[] {
  const count = 4 + Math.round(random())
  const x = middle.x + between(random, -30, 30)
  const radii = times(count, (index) => 20 + index * between(random, 29, 32))
  const arrows = radii.filter((_, index) => index % 2 === 0)
  return [
    { look: 'line', d: radii.map((rx) => ellipse(x, middle.y, rx, rx * 0.33)).join('') },
    { look: 'solid', d: arrows.map((rx) => arrowHead(x - rx, middle.y, -90)).join('') },
    { look: 'solid', d: circle(x, middle.y, 6) },
  ]
}

/** Lines of force between two charges. */
export function charges(random: Random): Shape[] {
  const apart = between(random, 50, 66)
  const left = middle.x - apart
  const bows = [-64, -34, 0, 34, 64].map(
    (bow) => `M${left} ${middle.y}Q${middle.x} ${middle.y + 1.35 * bow} ${middle.x + apart} ${middle.y}`,
  )
  const rays = [135, 180, 225].flatMap((degrees) => [
    line(polar(left, middle.y, degrees, 10), polar(left, middle.y, degrees, 62)),
    line(
      polar(middle.x + apart, middle.y, 180 - degrees, 10),
      polar(middle.x + apart, middle.y, 180 - degrees, 62),
    ),
  ])
  const arrows = [-64, -34, 0, 34, 64].map((bow) => arrowHead(middle.x, middle.y + 0.675 * bow, 0, 4.5))
  return [
    { look: 'line', d: [...bows, ...rays].join('') },
    { look: 'solid', d: arrows.join('') },
    { look: 'solid', d: circle(left, middle.y, 9) },
    { look: 'marker', d: circle(middle.x + apart, middle.y, 9) },
  ]
}

/** Electrons on their paths around a nucleus. */
export function orbit(random: Random): Shape[] {
  const turn = between(random, 0, 60)
  const rx = between(random, 78, 96)
  const paths = times(3, (index) => turnedEllipse(rx, 30, turn / 6 - 22 + index * 22))
  const bodies = times(3, (index) => {
    const [x, y] = onTurnedEllipse(rx, 30, turn / 6 - 22 + index * 22, turn * 3 + index * 140)
    return circle(x, y, 4)
  })
  return [
    { look: 'line', d: paths.join('') },
    { look: 'marker', d: circle(middle.x, middle.y, 9) },
    { look: 'solid', d: bodies.join('') },
  ]
}

function turnedEllipse(rx: number, ry: number, turn: number): string {
  const from = polar(middle.x, middle.y, turn, rx)
  const to = polar(middle.x, middle.y, turn + 180, rx)
  const arc = `A${Math.round(rx)} ${ry} ${Math.round(turn)} 1 0`
  return `${line(from)}${arc}${line(to).slice(1)}${arc}${line(from).slice(1)}`
}

function onTurnedEllipse(rx: number, ry: number, turn: number, at: number): readonly [number, number] {
  const along = rx * Math.cos((at * Math.PI) / 180)
  const across = ry * Math.sin((at * Math.PI) / 180)
  const [x, y] = polar(middle.x, middle.y, turn, along)
  return [x - across * Math.sin((turn * Math.PI) / 180), y + across * Math.cos((turn * Math.PI) / 180)]
}

/** A ball thrown, and bouncing lower each time. */
export function throws(random: Random): Shape[] {
  const first = between(random, 84, 104)
  const widths = [first, first * 0.72, first * 0.52, first * 0.37]
  let x = between(random, 22, 46)
  const tops: string[] = []
  const path = widths.map((width) => {
    const height = (width / first) ** 2 * 116
    const d = `M${Math.round(x)} 88q${Math.round(width / 2)} ${Math.round(-height)} ${Math.round(width)} 0`
    tops.push(circle(x + width / 2, 88 - height / 2, 5))
    x += width
    return d
  })
  return [
    { look: 'fine', d: line([0, 88], [artBox.width, 88]) },
    { look: 'bold', d: path.join('') },
    { look: 'marker', d: tops[0] ?? '' },
    { look: 'solid', d: tops.slice(1).join('') },
  ]
}

/** A ray that a prism splits, or rays that a lens gathers. */
export function prism(random: Random): Shape[] {
  return random() < 0.6 ? splitRay(random) : lens(random)
}

function splitRay(random: Random): Shape[] {
  const x = middle.x + between(random, -34, 20)
  const fan = between(random, 9, 16)
  const rays = times(5, (index) => line([x + 17, 50], [artBox.width, 28 + index * fan]))
  return [
    { look: 'fine', d: rays.join('') },
    { look: 'bold', d: line([0, between(random, 76, 92)], [x - 17, 50]) },
    { look: 'wash', d: closed([x, 16], [x + 36, 84], [x - 36, 84]) },
  ]
}

function lens(random: Random): Shape[] {
  const focus = between(random, 74, 96)
  const heights = [-30, -15, 0, 15, 30]
  const rays = heights.map((height) =>
    line(
      [0, middle.y + height],
      [middle.x - 30, middle.y + height],
      [middle.x - 30 + 2 * focus, middle.y - height],
    ),
  )
  const x = middle.x - 30
  return [
    { look: 'fine', d: rays.join('') },
    { look: 'wash', d: `M${x} 8q22 43 0 86q-22 -43 0 -86Z` },
    { look: 'marker', d: circle(x + focus, middle.y, 5) },
  ]
}
