import { element, escaped, type Part } from './element.ts'
import { ink, labelSize, lineWidth, paper } from './palette.ts'

/** What a chapter's file exports: by question id, how to draw its figure. */
export type Figures = Record<string, () => string>

export type FigureOptions = { width?: number; height: number; title?: string }

/** A complete, self-contained SVG: parts inherit its font, its ink and its round, unfilled lines. */
export const figure = ({ width = 480, height, title }: FigureOptions, ...parts: Part[]): string => {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    fontFamily: "'Anek Latin', Arial, sans-serif",
    fontSize: labelSize,
    fill: 'none',
    stroke: ink,
    strokeWidth: lineWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }
  const ground = element('rect', { width, height, fill: paper, stroke: 'none' })
  const name = title ? element('title', {}, escaped(title)) : ''
  return `${element('svg', root, name, ground, ...parts)}\n`
}
