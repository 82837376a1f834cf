import { parsePu, parseUnits, type UnitPower } from '../quantities/quantity.ts'
import { piecesOf } from '../text/formulas.ts'
import { spokenFormula, spokenPower } from './spoken-formula.ts'

/** An option as a screen reader should say it, without any mark-up. */
export const spokenOption = (option: string): string =>
  tidy(
    piecesOf(option)
      .map(({ kind, source }) =>
        kind === 'prose' ? source.replace(/\*\*|\\(?=[$*_])/g, '') : ` ${spokenFormula(source, spokenPu)} `,
      )
      .join(''),
  )

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!)])/g, '$1')
    .replace(/\( /g, '(')
    .trim()

/** `8.0e-14 N` as '8.0 times 10 to the power minus 14 newton'. */
export function spokenPu(source: string): string {
  const quantity = parsePu(source)
  const units = quantity?.units ?? parseUnits(source)
  if (!units) return source
  const unitText = quantity ? quantity.unit : source
  const number = source.trim().slice(0, source.trim().length - unitText.length)
  return tidy(`${spokenNumber(number)} ${spokenUnits(units)}`)
}

function spokenNumber(source: string): string {
  return source
    .replace(
      /(\d)[eE]([+-]?)(\d+)/,
      (_, digit, sign, power) => `${digit} times 10 to the power ${sign === '-' ? 'minus ' : ''}${power}`,
    )
    .replace(
      /(?:\\times|×|\\cdot|\*)\s*10\s*\^\s*\{?([+-]?)(\d+)\}?/,
      (_, sign, power) => ` times 10 to the power ${sign === '-' ? 'minus ' : ''}${power}`,
    )
    .replace(/^\s*[-−]/, 'minus ')
    .replace(/\\.|~/g, ' ')
}

function spokenUnits(units: readonly UnitPower[]): string {
  return units
    .map(({ unit, power }) => {
      const many = Math.abs(power) === 1 ? '' : ` ${spokenPower(String(Math.abs(power)))}`
      return `${power < 0 ? 'per ' : ''}${unit.name}${many}`
    })
    .join(' ')
}
