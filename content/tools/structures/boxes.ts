import { labelSize } from '../../figures/kit/basics/palette.ts'
import type { Point } from '../../figures/kit/basics/point.ts'
import { textWidth } from '../../figures/kit/basics/rich-text.ts'
import type { Skeleton } from '../../figures/kit/chemistry/skeleton.ts'

/** Something to draw with its middle at a point, and how far it reaches from there. */
export type Box = { width: number; height: number; draw: (middle: Point) => string }

type Extent = { left: number; right: number; top: number; bottom: number }

const halfLine = 11
const wedge = 6

/** How far a skeleton reaches, its letters included. */
export function extentOf({ atoms }: Skeleton, scale: number): Extent {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const [x, y, text, anchor] of Object.values(atoms)) {
    const [left, right] = text ? besideAtom(text, anchor === 'end') : [wedge, wedge]
    const half = text ? halfLine : wedge
    extent.left = Math.min(extent.left, x * scale - left)
    extent.right = Math.max(extent.right, x * scale + right)
    extent.top = Math.min(extent.top, -y * scale - half)
    extent.bottom = Math.max(extent.bottom, -y * scale + half)
  }
  return extent
}

function besideAtom(text: string, endsThere: boolean): [left: number, right: number] {
  const letters = text.replace(/[_^](\{[^}]*\}|.)/g, '')
  const half = textWidth((endsThere ? letters.at(-1) : letters[0]) ?? '', labelSize) / 2
  const rest = textWidth(text, labelSize) - half
  return endsThere ? [rest, half] : [half, rest]
}
