import {
  artBox,
  between,
  circle,
  closed,
  line,
  lobe,
  middle,
  polar,
  polygon,
  type Shape,
  times,
} from './art-shapes.ts'

type Random = () => number

/** Rings of six: one with its bonds, or a sheet of them. */
export function hex(random: Random): Shape[] {
  return random() < 0.5 ? ring(random) : sheet(random)
}

function ring(random: Random): Shape[] {
  const x = middle.x + between(random, -24, 24)
  const side = Math.floor(between(random, 0, 6))
  const arms = [side, side + 2, side + 3].map((corner) => -90 + corner * 60)
  return [
    {
      look: 'line',
      d: arms.map((at) => line(polar(x, middle.y, at, 34), polar(x, middle.y, at, 60))).join(''),
    },
    { look: 'wash', d: polygon(x, middle.y, 34, 6, 30) },
    { look: 'line', d: circle(x, middle.y, 19) },
    {
      look: 'solid',
      d: arms
        .slice(1)
        .map((at) => ball(x, at, 60, 6))
        .join(''),
    },
    { look: 'marker', d: ball(x, arms[0] ?? 0, 60, 8) },
  ]
}

const ball = (x: number, degrees: number, distance: number, r: number): string =>
  circle(...polar(x, middle.y, degrees, distance), r)

function sheet(random: Random): Shape[] {
  const r = between(random, 20, 24)
  const width = r * Math.sqrt(3)
  const start = between(random, -width, 0)
  const cells = times(2, (row) =>
    times(Math.ceil(artBox.width / width) + 2, (column) => ({
      x: start + (column + row / 2) * width,
      y: middle.y + (row - 0.5) * 1.5 * r,
    })),
  ).flat()
  const chosen = cells.filter((_, index) => index % 5 === Math.floor(random() * 2))
  return [
    { look: 'line', d: cells.map(({ x, y }) => polygon(x, y, r, 6, 30)).join('') },
    { look: 'wash', d: chosen.map(({ x, y }) => polygon(x, y, r, 6, 30)).join('') },
    { look: 'marker', d: chosen.map(({ x, y }) => circle(x, y - r, 4)).join('') },
  ]
}

/** A zigzag chain of atoms, some of them of another element. */
export function chain(random: Random): Shape[] {
  const step = between(random, 24, 32)
  const high = between(random, 34, 40)
  const atoms = times(Math.ceil(artBox.width / step) + 1, (index) => ({
    x: index * step,
    y: index % 2 === 0 ? high : artBox.height - high,
    r: 5 + Math.round(random() * 3),
  }))
  const every = 3 + Math.round(random())
  const other = atoms.filter((_, index) => index % every === 1)
  const doubled = atoms.flatMap((atom, index) => {
    const next = atoms[index + 1]
    return next && index % every === 2 ? [line([atom.x, atom.y - 7], [next.x, next.y - 7])] : []
  })
  return [
    { look: 'bold', d: line(...atoms.map(({ x, y }) => [x, y] as const)) },
    { look: 'line', d: doubled.join('') },
    {
      look: 'solid',
      d: atoms
        .filter((atom) => !other.includes(atom))
        .map(dot)
        .join(''),
    },
    { look: 'marker', d: other.map(dot).join('') },
  ]
}

const dot = ({ x, y, r }: { x: number; y: number; r: number }): string => circle(x, y, r)

/** Lobes around a nucleus: electron clouds. */
export function orbital(random: Random): Shape[] {
  const lobes = random() < 0.5 ? 4 : 6
  const turn = between(random, 0, 60)
  const width = lobes === 4 ? 26 : 17
  const cloud = (index: number) => lobe(middle.x, middle.y, turn + (360 * index) / lobes, 49, width)
  const signs = times(lobes, (index) => index)
  const shells = [between(random, 78, 92), between(random, 112, 130)]
  return [
    { look: 'fine', d: shells.map((r) => circle(middle.x, middle.y, r)).join('') },
    {
      look: 'wash',
      d: signs
        .filter((index) => index % 2 === 0)
        .map(cloud)
        .join(''),
    },
    {
      look: 'line',
      d: signs
        .filter((index) => index % 2 === 1)
        .map(cloud)
        .join(''),
    },
    { look: 'marker', d: circle(middle.x, middle.y, 5) },
    {
      look: 'solid',
      d: shells.map((r) => ball(middle.x, turn - 30, r, 4) + ball(middle.x, turn + 150, r, 4)).join(''),
    },
  ]
}

/** Glassware on the bench: a conical flask, or test tubes in a row. */
export function flask(random: Random): Shape[] {
  return random() < 0.6 ? conical(random) : tubes(random)
}

function conical(random: Random): Shape[] {
  const x = middle.x + between(random, -26, 26)
  const level = between(random, 54, 68)
  const half = 9 + ((level - 36) / 52) * 27
  const bubbles = times(6, () =>
    circle(x + between(random, -18, 18), between(random, 34, 80), between(random, 2, 4.5)),
  )
  return [
    { look: 'wash', d: closed([x - half, level], [x + half, level], [x + 36, 88], [x - 36, 88]) },
    { look: 'bold', d: line([x - 9, 12], [x - 9, 36], [x - 36, 88], [x + 36, 88], [x + 9, 36], [x + 9, 12]) },
    { look: 'bold', d: line([x - 14, 12], [x + 14, 12]) },
    { look: 'line', d: bubbles.slice(1).join('') },
    { look: 'marker', d: bubbles[0] ?? '' },
  ]
}

function tubes(random: Random): Shape[] {
  const xs = times(5, (index) => middle.x + (index - 2) * 34)
  const marked = Math.floor(random() * 5)
  const glass = xs.map((x) => `M${x - 9} 14V80a9 9 0 0 0 18 0V14`)
  const fluid = xs.map((x) => {
    const level = Math.round(between(random, 34, 70))
    return `M${x - 9} ${level}V80a9 9 0 0 0 18 0V${level}Z`
  })
  return [
    { look: 'wash', d: fluid.filter((_, index) => index !== marked).join('') },
    { look: 'marker', d: fluid[marked] ?? '' },
    { look: 'bold', d: glass.join('') },
    { look: 'line', d: line([70, 22], [270, 22]) },
  ]
}
