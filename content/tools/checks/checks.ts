import type { Level } from '../finding.ts'
import { strayJoins } from '../grading/joined-chapters.ts'
import { labelsTooHigh, unreadLabels } from '../grading/true-labels.ts'
import { structures } from '../structures/option-structures.ts'
import { balance, schemeBalance } from './balance.ts'
import type { BankCheck, ChapterCheck, NumericCheck, QuestionCheck, TextCheck } from './check.ts'
import { absolutes, codeCoverage, grammarCue, negativeShare, stemEcho } from './cues.ts'
import { distractorNotes } from './distractor-notes.ts'
import { form, formBalance, keyByVote, listSets, truthBalance } from './form.ts'
import { figures, image } from './image.ts'
import { bankKeyBalance, keyBalance, keyRuns, longestKeys, poolKeyBalance } from './key-balance.ts'
import { readingLevel, spelling } from './language.ts'
import { latex } from './latex.ts'
import { explanationHoldsKey, hintLeak, letterReference } from './leaks.ts'
import { lengths, longStem } from './lengths.ts'
import { membership, uniqueIds } from './membership.ts'
import { clones, paraphrases, pooledCopies, pooledParaphrases } from './near-duplicates.ts'
import { calcComplete, calcRequired, computedAnswer, roundingOfKey } from './numbers/calculation.ts'
import { computed, computedComplete, exactOrder, strayComputations } from './numbers/computed.ts'
import {
  ascending,
  numericDuplicates,
  sameDimensions,
  sameUnits,
  significantFigures,
} from './numbers/numbers.ts'
import { answerForm, computedNumber, numberInTexts, usualSlips } from './numbers/numeric-answer.ts'
import { quantitySyntax } from './numbers/quantity-syntax.ts'
import { bannedOptions, lengthCue, optionDuplicates, optionInsideAnother } from './option-wording.ts'
import { negativeStem, pastPaperPhrasing } from './phrasing.ts'
import { plan } from './plan.ts'
import { solved } from './solved.ts'

export type Row<Run> = { name: string; level: Level; run: Run }

/** Of what every question has. */
export const textChecks: Row<TextCheck>[] = [
  { name: 'membership', level: 'E', run: membership },
  { name: 'latex', level: 'E', run: latex },
  { name: 'lengths', level: 'E', run: lengths },
  { name: 'long-stem', level: 'W', run: longStem },
  { name: 'quantity', level: 'E', run: quantitySyntax },
  { name: 'letter', level: 'E', run: letterReference },
  { name: 'past-paper', level: 'E', run: pastPaperPhrasing },
  { name: 'negative-stem', level: 'E', run: negativeStem },
  { name: 'balance', level: 'E', run: balance },
  { name: 'balance', level: 'W', run: schemeBalance },
  { name: 'image', level: 'E', run: image },
  { name: 'reading', level: 'W', run: readingLevel },
  { name: 'spelling', level: 'W', run: spelling },
  { name: 'solved', level: 'E', run: solved },
]

/** Of questions with four options. */
export const questionChecks: Row<QuestionCheck>[] = [
  { name: 'form', level: 'E', run: form },
  { name: 'list-votes', level: 'E', run: keyByVote },
  { name: 'dimension', level: 'E', run: sameDimensions },
  { name: 'units', level: 'W', run: sameUnits },
  { name: 'close-numbers', level: 'E', run: numericDuplicates },
  { name: 'order', level: 'E', run: ascending },
  { name: 'figures', level: 'E', run: significantFigures },
  { name: 'calc', level: 'E', run: computedAnswer },
  { name: 'calc', level: 'E', run: calcRequired },
  { name: 'calc', level: 'W', run: calcComplete },
  { name: 'computed', level: 'E', run: computed },
  { name: 'computed', level: 'W', run: computedComplete },
  { name: 'order', level: 'E', run: exactOrder },
  { name: 'rounding', level: 'E', run: roundingOfKey },
  { name: 'same-options', level: 'E', run: optionDuplicates },
  { name: 'structures', level: 'E', run: structures },
  { name: 'nested-options', level: 'W', run: optionInsideAnother },
  { name: 'banned-options', level: 'E', run: bannedOptions },
  { name: 'length-cue', level: 'E', run: lengthCue },
  { name: 'hint-leak', level: 'E', run: hintLeak },
  { name: 'key-explained', level: 'E', run: explanationHoldsKey },
  { name: 'notes', level: 'E', run: distractorNotes },
  { name: 'grammar-cue', level: 'W', run: grammarCue },
]

/** Of questions whose number is typed. */
export const numericChecks: Row<NumericCheck>[] = [
  { name: 'answer', level: 'E', run: answerForm },
  { name: 'usual', level: 'E', run: usualSlips },
  { name: 'computed', level: 'E', run: computedNumber },
  { name: 'key-explained', level: 'E', run: numberInTexts },
]

export const chapterChecks: Row<ChapterCheck>[] = [
  { name: 'figure', level: 'E', run: figures },
  { name: 'computed', level: 'E', run: strayComputations },
  { name: 'plan', level: 'E', run: plan },
  { name: 'label', level: 'E', run: labelsTooHigh },
  { name: 'label', level: 'W', run: unreadLabels },
  { name: 'joins', level: 'E', run: strayJoins },
  { name: 'key-balance', level: 'E', run: keyBalance },
  { name: 'key-run', level: 'E', run: keyRuns },
  { name: 'longest-key', level: 'E', run: longestKeys },
  { name: 'paraphrase', level: 'W', run: paraphrases },
  { name: 'pool-paraphrase', level: 'W', run: pooledParaphrases },
  { name: 'pool-copy', level: 'W', run: pooledCopies },
  { name: 'stem-echo', level: 'W', run: stemEcho },
  { name: 'negative-share', level: 'W', run: negativeShare },
  { name: 'codes', level: 'W', run: codeCoverage },
]

export const bankChecks: Row<BankCheck>[] = [
  { name: 'unique-id', level: 'E', run: uniqueIds },
  { name: 'clone', level: 'E', run: clones },
  { name: 'key-balance', level: 'E', run: bankKeyBalance },
  { name: 'form-balance', level: 'E', run: formBalance },
  { name: 'form-balance', level: 'W', run: truthBalance },
  { name: 'list-sets', level: 'E', run: listSets },
  { name: 'pool-balance', level: 'E', run: poolKeyBalance },
  { name: 'absolutes', level: 'W', run: absolutes },
]
