import { elements } from './elements.ts'

/** What one side of an equation holds, summed: atoms by symbol, and under 'charge' the net charge. */
export type Tally = Map<string, number>

export const addTo = (tally: Tally, key: string, count: number): void => {
  tally.set(key, (tally.get(key) ?? 0) + count)
}

const state = /\s*\((?:s|l|g|aq|conc|dil|vap|cr|graphite|diamond|excess)\.?\)$/
const trailingCharge = /(?:\^\s*\{?\s*(\d*)\s*([+\-−])\s*\}?|(?<=[A-Za-z\d\])}])([+\-−]))$/

/** Reads a term such as `2 SO4^2-(aq)`; undefined when it is not a plain formula. */
export function readSpecies(term: string): Tally | undefined {
  const text = term.replace(/\s+[v^]$|\s*\((?:v|\^)\)$/, '').replace(state, '')
  const head = /^(?:(\d+(?:\.\d+)?)(?:\/(\d+))?|\((\d+)\/(\d+)\))?\s*(.*)$/s.exec(text)
  const over = Number(head?.[1] ?? head?.[3] ?? 1)
  const coefficient = over / Number(head?.[2] ?? head?.[4] ?? 1)
  const body = head?.[5] ?? ''
  if (/^e\s*(?:\^\s*\{?\s*[-−]\s*\}?|[-−])$/.test(body)) return new Map([['charge', -coefficient]])
  const charge = trailingCharge.exec(body)
  const tally: Tally = new Map()
  if (charge) {
    const sign = (charge[2] ?? charge[3]) === '+' ? 1 : -1
    addTo(tally, 'charge', coefficient * sign * Number(charge[1] || 1))
  }
  const formula = charge ? body.slice(0, charge.index) : body
  for (const part of formula.replace(state, '').split(/\s*(?:\.|\*|·|\\cdot)\s*/)) {
    const hydrate = /^(\d+)?\s*(.+)$/s.exec(part)
    const atoms = hydrate?.[2] ? readAtoms(hydrate[2]) : undefined
    if (!atoms) return undefined
    for (const [symbol, count] of atoms) addTo(tally, symbol, count * coefficient * Number(hydrate?.[1] ?? 1))
  }
  return tally
}

const token =
  /\^\{?\d+\}?(?=[A-Z])|([A-Z][a-z]?)(?:_?\{?(\d+)\}?)?|([([])|([)\]])(?:_?\{?(\d+)\}?)?|[-=#](?=[A-Z([])|(.)/gs

/** Atoms of a formula without charge; brackets multiply. */
function readAtoms(formula: string): Tally | undefined {
  const levels: Tally[] = [new Map()]
  for (const [, symbol, count, open, close, times, strange] of formula.matchAll(token)) {
    const top = levels.at(-1)
    if (strange !== undefined || !top) return undefined
    if (symbol) {
      if (!elements.has(symbol)) return undefined
      addTo(top, symbol, Number(count ?? 1))
    } else if (open) levels.push(new Map())
    else if (close) {
      const inner = levels.pop()
      const outer = levels.at(-1)
      if (!inner || !outer) return undefined
      for (const [own, held] of inner) addTo(outer, own, held * Number(times ?? 1))
    }
  }
  return levels.length === 1 ? levels[0] : undefined
}

const nuclide =
  /^(\d+)?\s*(?:\^\s*\{?\s*(\d+)\s*\}?\s*_\s*\{?\s*([+-]?\d+)\s*\}?|_\s*\{?\s*([+-]?\d+)\s*\}?\s*\^\s*\{?\s*(\d+)\s*\}?)/
const massless = /^(?:Q|energy|\\gamma|γ|\\bar|\\nu|\\overline|ν)/

/** Reads a term of a nuclear equation: mass number and charge number. */
export function readNuclide(term: string): Tally | undefined {
  const found = nuclide.exec(term.trim().replace(/^\{\}/, ''))
  if (!found) return massless.test(term.trim().replace(/^\$/, '')) ? new Map() : undefined
  const many = Number(found[1] ?? 1)
  return new Map([
    ['mass number', many * Number(found[2] ?? found[5])],
    ['atomic number', many * Number(found[3] ?? found[4])],
  ])
}
