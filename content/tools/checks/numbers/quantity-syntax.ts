import { parsePu, parseUnits } from '../../quantities/quantity.ts'
import { findUnit } from '../../quantities/units.ts'
import type { AnyQuestion } from '../../question-file.ts'
import { argumentsOf, formulasOf, proseOf } from '../../text/formulas.ts'
import { textsOf } from '../check.ts'

/** Units after a number in prose that cannot be an ordinary word. */
const inProse =
  /(?<![\p{L}\d.])[\d.]*\d\s?(?:m\/s|km\/h|m s|km|cm|mm|nm|μm|µm|kg|mg|µg|μg|mL|ml|kJ|kPa|kV|mV|mA|kHz|MHz|Hz|eV|MeV|mol|atm|Pa|°C|° C|Ω|J|N|K|W|V|L|M|m|g| s)(?![\p{L}\d-])/u

/** Numbers with units are written with \pu, so that a program can read them. */
export function* quantitySyntax(question: AnyQuestion): Iterable<string> {
  for (const [field, text] of textsOf(question)) {
    const loose = inProse.exec(proseOf(text, ' # '))
    if (loose) yield `${field}: write '${loose[0]}' as $\\pu{...}$`
    for (const formula of formulasOf(text)) {
      for (const source of argumentsOf(formula, '\\pu')) {
        if (!readable(source))
          yield `${field}: \\pu{${source}} has a unit or a number the program cannot read`
      }
      const spelt = /\d(?:\s|~|\\[,;: ])*\\(?:text|mathrm|rm)\s*\{?\s*([A-Za-z]+)/.exec(formula)
      if (spelt?.[1] && findUnit(spelt[1])) yield `${field}: write the unit of $${formula}$ with \\pu{...}`
    }
  }
}

const readable = (source: string) => parsePu(source) !== undefined || (parseUnits(source)?.length ?? 0) > 0
