import { element, escaped } from './element.ts'

type Run = { text: string; italic: boolean; shift: 'sub' | 'sup' | undefined }

const small = 0.78
const lowered = 0.22
const raised = 0.38

/**
 * Reads `*v*_0`, `m s^{-1}`, `SO_4^{2-}`: stars for italics, _ and ^ for what stands low and high. A hyphen before a
 * number is a minus.
 */
function runsOf(markup: string): Run[] {
  const runs: Run[] = []
  let italic = false
  const pieces = /\*|([_^])(?:\{([^}]*)\}|(.))|([^*_^]+)/gu
  for (const [whole, mark, braced, single, plain] of markup.matchAll(pieces)) {
    if (whole === '*') italic = !italic
    else if (mark)
      runs.push(
        ...runsOf(braced ?? single ?? '').map(
          (run): Run => ({
            ...run,
            text: run.text.replace(/-/g, '−'),
            italic: run.italic || italic,
            shift: mark === '_' ? 'sub' : 'sup',
          }),
        ),
      )
    else runs.push({ text: (plain ?? '').replace(/(^|[\s(=,])-(?=\d|$)/g, '$1−'), italic, shift: undefined })
  }
  return runs
}

/** The inside of a text element: tspans that shift up and down and come back. */
export function richText(markup: string, size: number): string {
  let height = 0
  return runsOf(markup)
    .map(({ text, italic, shift }) => {
      const wanted = shift === 'sub' ? lowered * size : shift === 'sup' ? -raised * size : 0
      const move = wanted - height
      height = wanted
      const inside = escaped(text)
      if (move === 0 && !italic && !shift) return inside
      return element(
        'tspan',
        {
          dy: move === 0 ? undefined : move,
          fontSize: shift ? size * small : undefined,
          fontStyle: italic ? 'italic' : undefined,
        },
        inside,
      )
    })
    .join('')
}

/** The approximate width of a line of text, rather too large, as each device has a different font. */
export const textWidth = (markup: string, size: number): number =>
  runsOf(markup).reduce((sum, { text, shift }) => sum + widthOf(text) * size * (shift ? small : 1), 0)

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.62), 0)

const widths: readonly [letters: RegExp, width: number][] = [
  [/[iljtfI.,:;'|!()[\] ]/, 0.36],
  [/[mwMW]/, 0.95],
  [/[A-Z=+−→]/, 0.74],
]
