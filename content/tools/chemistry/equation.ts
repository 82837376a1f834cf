import { addTo, readNuclide, readSpecies, type Tally } from './species.ts'

export type Imbalance = {
  /** 'H 4 against 2; charge 0 against 1' */
  differences: string
  /** A reagent stands over the arrow, so the line may be a scheme. */
  labelled: boolean
}

const arrow = /\s*(<=>>|<<=>|<=>|<-->|<->|->|<-|→|⇌|⟶)((?:\[[^\]]*\]){0,2})\s*/g
const pattern = /\[O\]|\[H\]|\bAr(?![a-z])|\bR(?![a-z])|(?<![A-Z])X(?![a-z])/

/** How the two sides of a \ce equation differ; undefined when they agree or when it cannot be checked. */
export function imbalanceOf(source: string): Imbalance | undefined {
  const arrows = [...source.matchAll(arrow)]
  const [only] = arrows
  if (!only || arrows.length > 1 || only[1]?.includes('<-') || pattern.test(source)) return undefined
  const left = source.slice(0, only.index)
  const right = source.slice(only.index + only[0].length)
  const read = /(?:^|\s|\d|\})[\^_]\{?[+-]?\d+\}?\s*[\^_]/.test(source) ? readNuclide : readSpecies
  const before = tallyOf(left, read)
  const after = tallyOf(right, read)
  if (!before || !after) return undefined
  const differences = [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => Math.abs((before.get(key) ?? 0) - (after.get(key) ?? 0)) > 1e-9)
    .map((key) => `${key} ${before.get(key) ?? 0} against ${after.get(key) ?? 0}`)
  if (differences.length === 0) return undefined
  return { differences: differences.join('; '), labelled: only[2] !== '' }
}

const noSubstance = /^(?:heat|energy|light|h\\nu|\\Delta|\$.*\$|\\text\{[^}]*\}|\\pu\{[^}]*\}|Q)$/

function tallyOf(side: string, read: (term: string) => Tally | undefined): Tally | undefined {
  const sum: Tally = new Map()
  for (const term of side.split(/\s\+\s/).map((part) => part.trim())) {
    if (noSubstance.test(term)) continue
    const own = read(term)
    if (!own) return undefined
    for (const [key, count] of own) addTo(sum, key, count)
  }
  return sum
}
