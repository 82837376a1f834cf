import type { BankChapter } from '../bank.ts'
import { type AnyQuestion, optionTexts } from '../question-file.ts'
import { proseOf } from '../text/formulas.ts'
import { meanSentence, readableWords, readingGrade } from '../text/reading-level.ts'
import { textsOf } from './check.ts'

/** Technical words that the reader must know anyway: those in the chapter's topics and in the options. */
export const glossaryOf = (question: AnyQuestion, { plan }: BankChapter): Set<string> =>
  new Set([...plan.topics, question.topic, ...optionTexts(question)].flatMap(readableWords))

export function* readingLevel(question: AnyQuestion, chapter: BankChapter): Iterable<string> {
  const glossary = glossaryOf(question, chapter)
  for (const field of ['text', 'explanation'] as const) {
    const grade = readingGrade(question[field], glossary)
    if (grade > 11) yield `${field} reads at grade ${grade.toFixed(1)}, aim at 11`
    const mean = meanSentence(question[field])
    if (mean > 22) yield `${field} has ${mean.toFixed(0)} words a sentence, aim at 22`
  }
}

// American spellings and the British ones that we use.
const spellings: [pattern: RegExp, british: string][] = [
  [/\bcolor(?:s|ed|less|ing|ation)?\b/i, 'colour'],
  [/\bcenter(?:s|ed)?\b/i, 'centre'],
  [/\b(?:centi|milli|kilo|nano)?meters?\b/i, 'metre'],
  [/\b(?:milli)?liters?\b/i, 'litre'],
  [/\bsulf(?:ur|ate|ide|ite|uric|onic|onation)\w*/i, 'sulph...'],
  [/\baluminum\b/i, 'aluminium'],
  [/\b\w*hemoglobin\b/i, 'haemoglobin'],
  [/\bfibers?\b/i, 'fibre'],
  [/\bbehavior\w*/i, 'behaviour'],
  [/\bestrogens?\b/i, 'oestrogen'],
  [
    /\b(?:organ|ion|oxid|polar|neutral|magnet|hybrid|real|recogn|crystall|polymer|fertil|metabol|util|stabil|minim|maxim)iz(?:e|es|ed|ing|ation)\b/i,
    '-ise',
  ],
  [/\banalyz(?:e|es|ed|ing)\b/i, 'analyse'],
  [/\bvapor(?:s|ized?)?\b/i, 'vapour'],
  [/\bcatalyz\w+/i, 'catalyse'],
  [/\btumors?\b/i, 'tumour'],
  [/\bgray\b/, 'grey'],
  [/\bfavor\w*/i, 'favour'],
  [/\blabeled\b/i, 'labelled'],
]

export function* spelling(question: AnyQuestion): Iterable<string> {
  for (const [field, text] of textsOf(question)) {
    for (const [pattern, british] of spellings) {
      const found = pattern.exec(proseOf(text))
      if (found && !/ammeter|voltmeter/i.test(found[0])) yield `${field}: '${found[0]}', we write ${british}`
    }
  }
}
