import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'

/**
 * A part of the screen by its accessible role and name. Besides roles there are `field`, found by its label (a
 * password has no role), and `text`. A pattern is the source of a regular expression.
 */
export type Part = { role: string; name?: string; pattern?: string }

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
    findParts?: typeof findParts
    lastTapHit?: boolean
  }
}

// The functions below run in the page, so they cannot refer to the rest of this file.

/** Every matching element; each part is looked for inside the one before it. */
function findParts(parts: readonly Part[]): HTMLElement[] {
  const { queryAllByLabelText, queryAllByText, queryAllByRole } = window.TestingLibraryDom
  let found = [document.body]
  for (const { role, name, pattern } of parts) {
    const matcher = pattern === undefined ? name : new RegExp(pattern)
    found = found.flatMap((place) => {
      if (role === 'field' && matcher) return queryAllByLabelText(place, matcher)
      if (role === 'text' && matcher) return queryAllByText(place, matcher)
      return queryAllByRole(place, role, { name: matcher })
    })
  }
  return found
}

export type PartState = { text: string; value: string; isChecked: boolean; isFocused: boolean }

/** Undefined when the document is new and does not have this script yet. */
export function look(parts: readonly Part[]): PartState[] | undefined {
  return window.findParts?.(parts).map((element) => ({
    text: element.innerText,
    value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
    isChecked: element instanceof HTMLInputElement && element.checked,
    isFocused: element === document.activeElement,
  }))
}

export type TapPoint = { x: number; y: number; isFree: boolean }

/** Scrolls the first matching element into view if necessary. It is free when it is enabled and nothing covers it. */
export function reach(parts: readonly Part[]): TapPoint | undefined {
  // The input of a choice is invisible inside its label, which is what a finger taps.
  const findTarget = () => {
    const element = window.findParts?.(parts)[0]
    const isChoice = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
    return element && { element, target: (isChoice && element.labels?.[0]) || element }
  }
  const found = findTarget()
  if (!found) return undefined
  const { element, target } = found
  const measure = () => {
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return { x, y, isFree: !element.matches(':disabled') && target.contains(document.elementFromPoint(x, y)) }
  }
  if (!measure().isFree) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  window.lastTapHit = undefined
  const note = (event: Event) => {
    // The page may have drawn the part anew since it was measured.
    const now = findTarget()?.target ?? target
    window.lastTapHit = event.composedPath().includes(now)
  }
  document.addEventListener('click', note, { capture: true, once: true })
  return measure()
}

const require = createRequire(import.meta.url)
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Runs in every new document before anything is looked for in it. */
export const pageScript = `(() => { ${library}; window.findParts = ${findParts}; return '' })()`
