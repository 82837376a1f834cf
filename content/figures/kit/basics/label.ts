import { element } from './element.ts'
import { ink, labelSize, paper } from './palette.ts'
import type { Point } from './point.ts'
import { richText } from './rich-text.ts'

export type Side =
  | 'above'
  | 'below'
  | 'left'
  | 'right'
  | 'above-left'
  | 'above-right'
  | 'below-left'
  | 'below-right'

export type LabelOptions = {
  /** The side of the point on which the text is; without it the text is centred on the point. */
  side?: Side | undefined
  /** Distance from the point. */
  gap?: number | undefined
  size?: number | undefined
  colour?: string | undefined
  bold?: boolean | undefined
  anchor?: 'start' | 'middle' | 'end' | undefined
  /** The background colour around the letters: paper, unless the label is on a tint. */
  halo?: string | undefined
}

const lineHeight = 1.2

/** Text at a point. Lines are separated by \n; see rich-text for italics and indices. */
export function label(at: Point, text: string, options: LabelOptions = {}): string {
  const { side, gap = 6, size = labelSize, colour = ink, bold, halo = paper } = options
  const lines = text.split('\n')
  const [across, down] = side ? offsets[side] : [0, 0]
  const slack = across !== 0 && down !== 0 ? 0.7 : 1
  const x = at[0] + across * gap * slack
  const middle = at[1] + down * (gap * slack + (lines.length * size * lineHeight) / 2 - size * 0.2)
  const first = middle - ((lines.length - 1) / 2) * size * lineHeight + size * 0.35
  const anchor = options.anchor ?? (across > 0 ? 'start' : across < 0 ? 'end' : 'middle')
  return lines
    .map((line, index) =>
      element(
        'text',
        {
          x,
          y: first + index * size * lineHeight,
          fill: colour,
          fontSize: size === labelSize ? undefined : size,
          fontWeight: bold ? 700 : undefined,
          textAnchor: anchor === 'start' ? undefined : anchor,
          stroke: halo,
          strokeWidth: 4,
          paintOrder: 'stroke',
        },
        richText(line, size),
      ),
    )
    .join('')
}

const offsets: Record<Side, Point> = {
  above: [0, -1],
  below: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  'above-left': [-1, -1],
  'above-right': [1, -1],
  'below-left': [-1, 1],
  'below-right': [1, 1],
}

/** Anticlockwise from the right, an eighth of a turn each. */
export const sides: readonly Side[] = [
  'right',
  'above-right',
  'above',
  'above-left',
  'left',
  'below-left',
  'below',
  'below-right',
]

/** The side that a direction in degrees points to. */
export const sideToward = (degrees: number): Side => {
  const turns = (((degrees % 360) + 360) % 360) / 45
  return sides[Math.round(turns) % 8] ?? 'right'
}

/** A part may be given its label as a text, or with its side. */
export type Labelled = string | (LabelOptions & { label: string }) | undefined

export const sideOf = (labelled: Labelled): Side | undefined =>
  typeof labelled === 'object' ? labelled.side : undefined

export const labelBeside = (at: Point, labelled: Labelled, defaults: LabelOptions): string => {
  if (labelled === undefined) return ''
  if (typeof labelled === 'string') return label(at, labelled, defaults)
  const { label: text, ...options } = labelled
  return label(at, text, { ...defaults, ...options })
}
