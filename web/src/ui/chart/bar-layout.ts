export type BarSpace = {
  /** The available width in pixels. */
  width: number
  /** The size of the text in pixels. */
  em: number
  groups: number
  series: number
  /** The number of letters in the longest label of a group and in the longest figure on a bar. */
  longestLabel: number
  longestValue: number
}

export type BarLayout = {
  /** Wider than the space when the figures do not fit: the chart then scrolls in its own box. */
  width: number
  /** The width of the axis labels on the left. */
  axis: number
  bar: number
  gap: number
  areValuesUpright: boolean
  hasShortLabels: boolean
}

// Requirement 9.3
const widestBar = 35
const barGap = 2
/** The share of a group's space that its bars may take. */
const filled = 0.9
/** The widest digit of the interface font, in em, and the gap between two figures. */
const letter = 0.6
const between = 4
/** The share of its height that a line of digits needs beside the next one, in em. */
const uprightLine = 0.85

/** Bars as wide as the space allows, with every figure legible on its bar. */
export function barLayout({ width, em, groups, series, longestLabel, longestValue }: BarSpace): BarLayout {
  const axis = Math.ceil(3 * letter * em + 2 * between)
  const lying = longestValue * letter * em + between
  const upright = uprightLine * em
  // The figure of a bar that is alone in its group may use the empty space beside it.
  const share = series === 1 ? 1 : filled
  const room = (((width - axis) / groups) * share) / series
  const areValuesUpright = room < lying
  const needed = (areValuesUpright ? upright : lying) * (series / share)
  const band = Math.max((width - axis) / groups, needed)
  return {
    width: Math.max(width, Math.ceil(axis + band * groups)),
    axis,
    bar: Math.min(widestBar, (band * filled) / series - barGap),
    gap: barGap,
    areValuesUpright,
    hasShortLabels: band < longestLabel * letter * em + between,
  }
}
