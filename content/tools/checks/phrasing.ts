import type { AnyQuestion } from '../question-file.ts'
import { askingSentence } from '../text/asking.ts'
import { textsOf } from './check.ts'

const pastPaper =
  /\basked in\b|\bPYQ\b|\bprevious[- ]years?\b|\bpast papers?\b|\b(?:NEET|JEE|AIPMT|AIEEE|AIIMS|GUJCET|CBSE|GSEB)\b(?:\s+\w+)?[\s(,-]*(?:19|20)\d\d/i

/** All wording is our own: nothing may read like a past paper. */
export function* pastPaperPhrasing(question: AnyQuestion): Iterable<string> {
  for (const [field, text] of textsOf(question)) {
    const found = pastPaper.exec(text)
    if (found) yield `${field} says '${found[0]}'`
  }
}

const negative = /\b(?:not|incorrect(?:ly)?|except|false|untrue|wrong(?:ly)?|cannot|never)\b|n't\b/i

/** A negation must not be overlooked, so it is in bold capitals. */
export function* negativeStem(question: AnyQuestion): Iterable<string> {
  const asking = askingSentence(question.text).replace(/‖[^a-z‖]*‖/g, '')
  const found = negative.exec(asking)
  if (found) yield `'${found[0]}' in the asking sentence must stand in bold capitals`
}
