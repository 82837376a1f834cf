import { printedValue } from '../mathematics/printed-value.ts'
import { closingBrace } from '../text/formulas.ts'
import { type Dimension, findUnit, type Unit } from './units.ts'

export type UnitPower = { unit: Unit; power: number }

export type Quantity = {
  /** The printed number, in the printed unit. */
  value: number
  /** The value of one unit in the last printed digit; 0 of an exact number, such as \sqrt{2}. */
  lastPlace: number
  /** The fewest and most significant figures it may have: 1500 may have two, three or four. */
  figures: { least: number; most: number }
  /** The units as printed, with single spaces; empty for a bare number. */
  unit: string
  units: UnitPower[]
  dimension: Dimension
  /** The value in SI units. */
  si: number
}

const number = String.raw`[+\-−]?\s*(?:\d[\d\s]*\d|\d)(?:\.\d+)?|[+\-−]?\.\d+`
const power = String.raw`\s*(?:\\times|\\cdot|×|x|\*)\s*10\s*\^\s*\{?\s*([+\-−]?\d+)\s*\}?`
const leadingNumber = new RegExp(String.raw`^\s*(${number})(?:[eE]([+\-−]?\d+)|${power})?(?:\s*\\[,;: ]|~)*`)
const powerOfTen = /^\s*([+\-−]?)10\s*\^\s*\{?\s*([+\-−]?\d+)\s*\}?/

/** Reads the content of \pu{...}: a number with units. */
export function parsePu(source: string): Quantity | undefined {
  const text = source.trim()
  const head = leadingNumber.exec(text)
  const ten = powerOfTen.exec(text)
  if (ten) {
    const value = (ten[1] === '' || ten[1] === '+' ? 1 : -1) * 10 ** toNumber(ten[2] ?? '')
    return withUnits(value, Math.abs(value), { least: 1, most: 1 }, text.slice(ten[0].length))
  }
  if (!head) return undefined
  const digits = (head[1] ?? '').replaceAll(/\s/g, '')
  const exponent = toNumber(head[2] ?? head[3] ?? '0')
  const decimals = digits.split('.')[1]?.length ?? 0
  return withUnits(
    toNumber(`${digits.replaceAll('−', '-')}e${exponent}`),
    10 ** (exponent - decimals),
    figuresOf(digits),
    text.slice(head[0].length),
  )
}

const toNumber = (text: string) => Number(text.replaceAll('−', '-'))

function withUnits(
  value: number,
  lastPlace: number,
  figures: Quantity['figures'],
  unitText: string,
): Quantity | undefined {
  const units = parseUnits(unitText)
  if (!units || Number.isNaN(value)) return undefined
  const dimension: number[] = [0, 0, 0, 0, 0, 0, 0]
  let factor = 1
  for (const { unit, power } of units) {
    factor *= unit.factor ** power
    unit.dimension.forEach((own, index) => {
      dimension[index] = (dimension[index] ?? 0) + own * power
    })
  }
  const celsius = units.length === 1 && units[0]?.unit.name === 'degree Celsius' && units[0].power === 1
  const [m = 0, kg = 0, s = 0, a = 0, k = 0, mol = 0, cd = 0] = dimension
  return {
    value,
    lastPlace,
    figures,
    unit: unitText.replace(/\s+/g, ' ').trim(),
    units,
    dimension: [m, kg, s, a, k, mol, cd],
    si: celsius ? value + 273.15 : value * factor,
  }
}

function figuresOf(digits: string): Quantity['figures'] {
  const bare = digits.replace(/[+\-−]/g, '')
  const counted = bare.replace('.', '').replace(/^0+/, '')
  if (counted === '') return { least: 1, most: Math.max(1, bare.replace('.', '').length) }
  const least = bare.includes('.') ? counted.length : counted.replace(/0+$/, '').length
  return { least, most: counted.length }
}

/** The units of a \pu, each with its power; undefined when one of them is unknown. */
export function parseUnits(text: string): UnitPower[] | undefined {
  const found: UnitPower[] = []
  let sign = 1
  for (const token of tokensOf(text)) {
    if (token === '/') {
      sign = -1
      continue
    }
    const split = /^(.*?[^\d^{}+\-−])(?:\^?\{?([+\-−]?\d+(?:\.\d+)?)\}?)?$/.exec(token)
    const unit = findUnit(split?.[1] ?? token)
    if (!unit) return undefined
    found.push({ unit, power: sign * toNumber(split?.[2] ?? '1') })
    sign = 1
  }
  return found
}

function tokensOf(text: string): string[] {
  return text
    .replace(/\\mu\s+/g, '\\mu')
    .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
    .replace(/(?:\\degree|°|\^\\circ|\^\{\\circ\})\s*C\b/g, '°C')
    .replace(/\{\}/g, '')
    .replace(/\^\{\\circ\}|\^\\circ|\\degree/g, '°')
    .replace(/\bmm\s?Hg\b/g, 'mmHg')
    .replace(/\\(?:cdot|times)|[*·]|\\[,;: ]|~/g, ' ')
    .replace(/\//g, ' / ')
    .split(/\s+/)
    .filter((token) => token !== '')
}

/** An option that is one quantity: \pu alone between dollars, or a bare number with or without dollars. */
export function parseQuantity(option: string): Quantity | undefined {
  const text = option.trim()
  const inner =
    text.startsWith('$') && text.endsWith('$') && text.length > 1 ? text.slice(1, -1).trim() : text
  if (inner.includes('$')) return undefined
  const signed = /^([+\-−]?)\s*\\pu\{/.exec(inner)
  if (signed) {
    const open = signed[0].length - 1
    if (closingBrace(inner, open) !== inner.length - 1) return undefined
    return parsePu(`${signed[1] ?? ''}${inner.slice(open + 1, -1)}`)
  }
  const bare = parsePu(inner.replace(/\\(?:,|;|!)/g, ' '))
  const named = bare?.units.map(({ unit }) => unit.name) ?? []
  return named.every((name) => name === 'per cent' || name === 'degree') ? bare : undefined
}

/** An option that is one exact number in the signs of Mathematics, such as \frac{3}{4}, 2\sqrt{5} or \frac{\pi}{6}. */
export function parseExact(option: string): Quantity | undefined {
  const inner = /^\$([^$]+)\$$/.exec(option.trim())?.[1]
  const value = inner === undefined ? undefined : printedValue(inner)
  if (value === undefined) return undefined
  const figures = { least: 1, most: Number.POSITIVE_INFINITY }
  return { value, lastPlace: 0, figures, unit: '', units: [], dimension: [0, 0, 0, 0, 0, 0, 0], si: value }
}

/** A whole number of things, such as a charge number or a count. */
export const isCount = (quantity: Quantity): boolean =>
  Number.isInteger(quantity.value) && quantity.lastPlace === 1 && quantity.unit === ''

/** Rules of rounding do not apply. */
export const isExact = (quantity: Quantity): boolean => quantity.lastPlace === 0 || isCount(quantity)
