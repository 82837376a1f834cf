import { arrowHead, between, circle, closed, line, polar, type Shape, times } from './art-shapes.ts'

type Random = () => number

/** A U-tube whose liquid stands higher in one arm. */
export function bentTube(random: Random): Shape[] {
  const high = between(random, 16, 26)
  const low = between(random, 40, 48)
  return [
    {
      look: 'wash',
      d: `M130 ${Math.round(high)}V50a32 32 0 0 0 64 0V${Math.round(low)}h16V50a48 48 0 0 1 -96 0V${Math.round(high)}Z`,
    },
    { look: 'line', d: 'M114 8V50a48 48 0 0 0 96 0V8M130 8V50a32 32 0 0 0 64 0V8' },
    { look: 'fine', d: `${line([90, high], [250, high])}${line([90, low], [250, low])}` },
    { look: 'solid', d: `${arrowHead(236, high + 5, -90)}${arrowHead(236, low - 5, 90)}` },
    { look: 'marker', d: circle(272, between(random, 38, 56), 9) },
  ]
}

/** A gas under a piston. */
export function piston(random: Random): Shape[] {
  const at = between(random, 176, 206)
  return [
    { look: 'wash', d: closed([84, 22], [at, 22], [at, 80], [84, 80]) },
    { look: 'bold', d: `${line([250, 22], [84, 22], [84, 80], [250, 80])}${line([at, 24], [at, 78])}` },
    { look: 'line', d: line([at, 51], [292, 51]) },
    { look: 'solid', d: `${arrowHead(296, 51, 0, 7)}${atoms(random, 5, at - 104)}` },
    { look: 'marker', d: circle(92 + (at - 92) / 2, 51, 6) },
  ]
}

const atoms = (random: Random, count: number, width: number): string =>
  times(count, (index) => circle(96 + (index * width) / (count - 1), between(random, 30, 72), 4)).join('')

/** Molecules moving in random directions. */
export function molecules(random: Random): Shape[] {
  const flying = times(9, (index) => {
    const x = 32 + index * 34
    const y = index % 2 === 0 ? between(random, 20, 44) : between(random, 58, 82)
    const way = between(random, 0, 360)
    return { at: circle(x, y, 6), path: line([x, y], polar(x, y, way + 180, between(random, 14, 30))) }
  })
  return [
    { look: 'fine', d: flying.map(({ path }) => path).join('') },
    {
      look: 'solid',
      d: flying
        .slice(1)
        .map(({ at }) => at)
        .join(''),
    },
    { look: 'marker', d: flying[0]?.at ?? '' },
  ]
}

/** A cell, a resistor and a lamp in one loop. */
export function circuit(random: Random): Shape[] {
  const cell = between(random, 120, 160)
  return [
    {
      look: 'line',
      d: `M${Math.round(cell)} 84H70V18H130l6 -9l10 18l10 -18l10 18l10 -18l10 18l6 -9H270V40M270 66V84H${Math.round(cell + 12)}`,
    },
    { look: 'bold', d: `${line([cell, 70], [cell, 98])}${line([cell + 12, 77], [cell + 12, 91])}` },
    { look: 'marker', d: circle(270, 53, 13) },
    { look: 'line', d: `${line([261, 44], [279, 62])}${line([279, 44], [261, 62])}` },
    { look: 'solid', d: arrowHead(70, between(random, 42, 60), -90, 6) },
  ]
}

/** A diode that passes one half of a wave. */
export function diode(random: Random): Shape[] {
  const y = between(random, 46, 56)
  const humps = times(3, (index) => `M${224 + index * 40} ${Math.round(y)}q10 -52 20 0h20`)
  return [
    {
      look: 'fine',
      d: `M0 ${Math.round(y)}q10 -52 20 0q10 52 20 0q10 -52 20 0q10 52 20 0q10 -52 20 0q10 52 20 0`,
    },
    { look: 'line', d: line([120, y], [224, y]) },
    { look: 'wash', d: closed([152, y - 24], [152, y + 24], [190, y]) },
    { look: 'bold', d: `${line([190, y - 24], [190, y + 24])}${humps.join('')}` },
    { look: 'marker', d: circle(128, y, 4) },
  ]
}

/** A magnet moving into a coil. */
export function coil(random: Random): Shape[] {
  const from = between(random, 30, 50)
  const turns = times(6, (index) => `M${170 + index * 22} 82q-14 -30 0 -62q20 0 16 34q-2 24 6 28`)
  return [
    { look: 'bold', d: turns.join('') },
    { look: 'wash', d: closed([from, 38], [from + 80, 38], [from + 80, 64], [from, 64]) },
    { look: 'marker', d: closed([from + 40, 38], [from + 80, 38], [from + 80, 64], [from + 40, 64]) },
    { look: 'line', d: line([from + 90, 51], [from + 112, 51]) },
    { look: 'solid', d: arrowHead(from + 114, 51, 0, 6) },
  ]
}

/** Light that falls on a plate and frees electrons. */
export function photons(random: Random): Shape[] {
  const out = times(4, (index) => polar(214, 24 + index * 18, between(random, -24, 24), 40 + 20 * random()))
  const packets = [26, 51, 76].map((y) => `M60 ${y}q6 -16 12 0t12 0t12 0t12 0t12 0t12 0H186`)
  return [
    { look: 'line', d: packets.join('') },
    { look: 'solid', d: [26, 51, 76].map((y) => arrowHead(186, y, 0, 6)).join('') },
    { look: 'wash', d: closed([198, 8], [212, 8], [212, 94], [198, 94]) },
    { look: 'fine', d: out.map((end, index) => line([214, 24 + index * 18], end)).join('') },
    { look: 'marker', d: out.map((end) => circle(...end, 5)).join('') },
  ]
}

/** Two half cells, their bridge and the wire between the plates. */
export function halfCells(random: Random): Shape[] {
  const level = between(random, 50, 58)
  const beaker = (x: number) => line([x, 38], [x, 94], [x + 76, 94], [x + 76, 38])
  const liquid = (x: number) => closed([x, level], [x + 76, level], [x + 76, 94], [x, 94])
  return [
    { look: 'wash', d: `${liquid(72)}${liquid(192)}` },
    { look: 'line', d: `${beaker(72)}${beaker(192)}M132 78V42q0 -10 10 -10H198q10 0 10 10V78` },
    { look: 'bold', d: `${line([98, 80], [98, 10], [158, 10])}${line([182, 10], [242, 10], [242, 80])}` },
    { look: 'marker', d: circle(170, 11, 9) },
    { look: 'solid', d: times(4, (index) => circle(84 + index * 46, between(random, 70, 88), 3)).join('') },
  ]
}
