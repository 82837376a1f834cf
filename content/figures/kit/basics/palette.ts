/** The colours of the design. A figure stands on white paper, on a screen and in print. */
export const ink = '#151d33'
export const blue = '#203bbe'
export const green = '#05773b'
export const red = '#cd1f2a'
export const grey = '#7f8696'
export const paper = '#ffffff'

/** Pale colours for areas; an outline or a label must also show their meaning. */
export const tint = {
  blue: '#d2e0fe',
  green: '#c4efd0',
  red: '#ffd9d7',
  grey: '#e4e8f0',
  yellow: '#fcf8bd',
} as const

/** Text sizes in a figure 480 wide; a phone 360 wide shows them at two thirds. */
export const labelSize = 18
export const tickSize = 16

export const lineWidth = 2
export const boldWidth = 3
export const dashes = '6 5'
