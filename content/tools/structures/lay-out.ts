import { label } from '../../figures/kit/basics/label.ts'
import { labelSize, tickSize } from '../../figures/kit/basics/palette.ts'
import type { Point } from '../../figures/kit/basics/point.ts'
import { textWidth } from '../../figures/kit/basics/rich-text.ts'
import { molecule } from '../../figures/kit/chemistry/molecule.ts'
import { balanceArrow, reactionArrow } from '../../figures/kit/chemistry/reactions.ts'
import { type Box, extentOf } from './boxes.ts'
import type { DrawnItem } from './drawing.ts'
import { models } from './models.ts'
import { readSmiles, type Structure } from './read-smiles.ts'
import { shownAtoms, skeletonOf } from './skeleton-of.ts'

const bondLength = 40
const gap = 18
const rowGap = 12
const captionHeight = 24
const shortestArrow = 64

/** The rows of a drawing, each broken before an arrow where it would be too wide. */
export function layOut(rows: readonly DrawnItem[][], widest = Infinity): Box {
  const broken = rows.flatMap((row) => breakRow(row, widest)).map(rowBox)
  const width = Math.max(...broken.map((row) => row.width))
  const height = broken.reduce((sum, row) => sum + row.height, rowGap * (broken.length - 1))
  return {
    width,
    height,
    draw: ([x, y]) => {
      let top = y - height / 2
      return broken
        .map((row) => {
          const part = row.draw([x, top + row.height / 2])
          top += row.height + rowGap
          return part
        })
        .join('')
    },
  }
}

function breakRow(row: readonly DrawnItem[], widest: number): Box[][] {
  const rows: Box[][] = []
  let current: Box[] = []
  for (const group of groupedBySigns(row)) {
    const boxes = group.map(boxOf)
    if (current.length > 0 && widthOf([...current, ...boxes]) > widest) {
      rows.push(current)
      current = []
    }
    current.push(...boxes)
  }
  return [...rows, current]
}

/** A new row may begin with an arrow or a plus, and between things without a sign between them. */
function groupedBySigns(row: readonly DrawnItem[]): DrawnItem[][] {
  const groups: DrawnItem[][] = []
  for (const item of row) {
    const last = groups.at(-1)?.at(-1)
    const joins = last && (last.kind === 'arrow' || (last.kind === 'text' && last.text === '+'))
    if (joins) groups.at(-1)?.push(item)
    else groups.push([item])
  }
  return groups
}

const widthOf = (boxes: readonly Box[]) =>
  boxes.reduce((sum, { width }) => sum + width, gap * (boxes.length - 1))

function rowBox(boxes: readonly Box[]): Box {
  const width = widthOf(boxes)
  return {
    width,
    height: Math.max(...boxes.map((box) => box.height)),
    draw: ([x, y]) => {
      let left = x - width / 2
      return boxes
        .map((box) => {
          const part = box.draw([left + box.width / 2, y])
          left += box.width + gap
          return part
        })
        .join('')
    },
  }
}

function boxOf(item: DrawnItem): Box {
  const box = bareBox(item)
  const { caption } = item
  if (!caption) return box
  return {
    width: Math.max(box.width, textWidth(caption, labelSize)),
    // As much above as below, so that what it names keeps the middle of its row.
    height: box.height + 2 * captionHeight,
    draw: ([x, y]) =>
      box.draw([x, y]) + label([x, y + box.height / 2 + captionHeight / 2], caption, { bold: true }),
  }
}

function bareBox(item: DrawnItem): Box {
  if (item.kind === 'structure') return structureBox(readSmiles(item.smiles))
  if (item.kind === 'model') return models[item.model](item.parts)
  if (item.kind === 'text')
    return {
      width: textWidth(item.text, labelSize),
      height: 26,
      draw: (middle) => label(middle, item.text),
    }
  return arrowBox(item.above, item.below, item.both)
}

function structureBox(structure: Structure): Box {
  const skeleton = skeletonOf(lying(structure))
  const { left, right, top, bottom } = extentOf(skeleton, bondLength)
  const origin = ([x, y]: Point): Point => [x - (left + right) / 2, y - (top + bottom) / 2]
  return {
    width: right - left,
    height: bottom - top,
    draw: (middle) => molecule(skeleton, origin(middle), bondLength).part,
  }
}

/** A single bond is drawn level, and what would stand much higher than wide is turned on its side. */
function lying(structure: Structure): Structure {
  const ends = shownAtoms(structure)
  const [first, second] = ends
  if (first && second && ends.length === 2)
    return turned(structure, -Math.atan2(second.y - first.y, second.x - first.x))
  const spread = (places: number[]) => Math.max(...places) - Math.min(...places)
  const [wide, high] = [spread(structure.atoms.map(({ x }) => x)), spread(structure.atoms.map(({ y }) => y))]
  return high <= wide * 1.25 + 0.5 ? structure : turned(structure, -Math.PI / 2)
}

function turned(structure: Structure, angle: number): Structure {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const atoms = structure.atoms.map((atom) => ({
    ...atom,
    x: atom.x * cos - atom.y * sin,
    y: atom.x * sin + atom.y * cos,
  }))
  return { ...structure, atoms }
}

function arrowBox(above: string, below: string, both: boolean): Box {
  const lines = (text: string) => (text === '' ? [] : text.split('\n'))
  const texts = [...lines(above), ...lines(below)].map((text) => textWidth(text, tickSize))
  const width = Math.max(shortestArrow, ...texts.map((text) => text + 26))
  const most = Math.max(lines(above).length, lines(below).length)
  return {
    width,
    height: 2 * (12 + most * tickSize * 1.25),
    draw: ([x, y]) =>
      both
        ? balanceArrow([x - width / 2, y], [x + width / 2, y])
        : reactionArrow([x - width / 2, y], [x + width / 2, y], above, below),
  }
}
