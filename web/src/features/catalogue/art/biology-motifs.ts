import {
  artBox,
  between,
  circle,
  ellipse,
  line,
  lobe,
  middle,
  polar,
  type Shape,
  sine,
  times,
} from './art-shapes.ts'

type Random = () => number

/** Cells with their nuclei, side by side like tissue. */
export function cells(random: Random): Shape[] {
  const count = 6 + Math.round(random() * 2)
  const gap = artBox.width / (count - 1)
  const places = times(count, (index) => ({
    x: index * gap + between(random, -6, 6),
    y: index % 2 === 0 ? between(random, 28, 36) : between(random, 64, 74),
    r: between(random, 20, 27),
  }))
  const marked = 1 + Math.floor(random() * (count - 2))
  return [
    { look: 'wash', d: places.map(({ x, y, r }) => ellipse(x, y, r * 1.15, r)).join('') },
    {
      look: 'solid',
      d: places
        .filter((_, index) => index !== marked)
        .map(({ x, y, r }) => circle(x + r / 5, y, r / 3.4))
        .join(''),
    },
    {
      look: 'marker',
      d: places
        .filter((_, index) => index === marked)
        .map(({ x, y, r }) => circle(x + r / 5, y, r / 2.6))
        .join(''),
    },
    {
      look: 'fine',
      d: places
        .map(({ x, y, r }) => circle(x - r / 2, y - r / 4, 2.5) + circle(x - r / 3, y + r / 2, 2))
        .join(''),
    },
  ]
}

/** A leaf with its veins; its neighbour leans the other way or has a companion. */
export function leaf(random: Random): Shape[] {
  const lean = between(random, 8, 20) * (random() < 0.5 ? 1 : -1)
  const single = random() < 0.5
  return single ? oneLeaf(middle.x, lean, 186, 58) : twig(random, lean)
}

function oneLeaf(x: number, lean: number, length: number, width: number): Shape[] {
  const start = polar(x, middle.y, 180 - lean, length / 2)
  const at = (part: number) => polar(start[0], start[1], -lean, length * part)
  const veins = [0.2, 0.34, 0.48, 0.62, 0.76].flatMap((part) => {
    const reach = width * 0.85 * Math.sin(Math.PI * part)
    return [-42, 42].map((side) => line(at(part), polar(...at(part), -lean + side, reach * 0.8)))
  })
  return [
    { look: 'wash', d: lobe(start[0], start[1], -lean, length, width * 1.2) },
    { look: 'bold', d: line(at(-0.12), at(1)) },
    { look: 'fine', d: veins.join('') },
  ]
}

function twig(random: Random, lean: number): Shape[] {
  const tilt = lean / 4
  const at = (part: number) => polar(20, middle.y + tilt * 2, -tilt, 300 * part)
  const count = 5 + Math.round(random())
  const leaves = times(count, (index) => {
    const [x, y] = at(0.1 + (0.8 * index) / count)
    const side = index % 2 === 0 ? -1 : 1
    return lobe(x, y, -tilt + side * between(random, 38, 50), between(random, 52, 60), 19)
  })
  return [
    { look: 'bold', d: line(at(-0.1), at(0.95)) },
    { look: 'wash', d: leaves.slice(1).join('') },
    { look: 'marker', d: leaves[0] ?? '' },
  ]
}

/** The double helix: two strands and their base pairs. */
export function helix(random: Random): Shape[] {
  const half = between(random, 74, 108)
  const start = -half * random()
  const gap = between(random, 10, 13)
  const height = (x: number) => 38 * Math.sin(((x - start) / half) * Math.PI)
  const rungs = times(Math.ceil(artBox.width / gap), (index) => index * gap).map((x) => ({ x, y: height(x) }))
  const wide = rungs.filter(({ y }) => Math.abs(y) > 8)
  const ends = wide.filter((_, index) => index % 6 === 2)
  return [
    { look: 'fine', d: wide.map(({ x, y }) => line([x, middle.y - y], [x, middle.y + y])).join('') },
    { look: 'bold', d: sine(middle.y, 38, half, start) },
    { look: 'bold', d: sine(middle.y, -38, half, start) },
    { look: 'marker', d: ends.map(({ x, y }) => circle(x, middle.y - y, 4)).join('') },
  ]
}

/** A flower from above, with buds beside it. */
export function petals(random: Random): Shape[] {
  const count = 5 + Math.floor(random() * 4)
  const turn = between(random, 0, 90)
  const x = middle.x + between(random, -30, 30)
  const crown = times(count, (index) => lobe(x, middle.y, turn + (360 * index) / count, 48, 130 / count))
  const buds = [-1, 1].map((side) => ({ x: x + side * between(random, 92, 118), y: between(random, 36, 66) }))
  const budPetals = buds.flatMap((bud) => times(5, (index) => lobe(bud.x, bud.y, turn + 72 * index, 22, 11)))
  const stamens = times(count, (index) =>
    circle(...polar(x, middle.y, turn + (360 * (index + 0.5)) / count, 17), 2),
  )
  return [
    { look: 'wash', d: crown.join('') },
    { look: 'line', d: budPetals.join('') },
    { look: 'solid', d: stamens.join('') },
    { look: 'marker', d: circle(x, middle.y, 8) },
    { look: 'solid', d: buds.map((bud) => circle(bud.x, bud.y, 4)).join('') },
  ]
}
