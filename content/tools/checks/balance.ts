import { type Imbalance, imbalanceOf } from '../chemistry/equation.ts'
import type { AnyQuestion } from '../question-file.ts'
import { argumentsOf, formulasOf } from '../text/formulas.ts'
import { textsOf } from './check.ts'

function* imbalances(question: AnyQuestion): Iterable<[where: string, imbalance: Imbalance]> {
  if (question.scheme) return
  for (const [field, text] of textsOf(question)) {
    for (const source of formulasOf(text).flatMap((formula) => argumentsOf(formula, '\\ce'))) {
      const imbalance = imbalanceOf(source)
      if (imbalance) yield [`${field}: \\ce{${source}}`, imbalance]
    }
  }
}

/** Equations balance in atoms and charge. */
export function* balance(question: AnyQuestion): Iterable<string> {
  for (const [where, { differences, labelled }] of imbalances(question))
    if (!labelled) yield `${where} does not balance: ${differences}`
}

/** With a reagent over the arrow the line may be a scheme, which a reviewer decides. */
export function* schemeBalance(question: AnyQuestion): Iterable<string> {
  for (const [where, { differences, labelled }] of imbalances(question))
    if (labelled) yield `${where} does not balance, is it a scheme? ${differences}`
}
