import { subjectKeys } from '@vikalp/domain/vocabulary'
import { type Bank, type BankChapter, everyQuestion } from '../bank.ts'
import type { Remark } from '../finding.ts'
import { type AnyQuestion, isNumeric } from '../question-file.ts'
import { fiveGrams, maskedText, stemSet } from '../text/masked.ts'
import { likenessOf, type NearPair, nearPairs } from '../text/near-pairs.ts'
import { plainText } from '../text/words.ts'
import { hasFixedOptions } from './option-wording.ts'

const clone = 0.8
const paraphrase = 0.45
const sameKey = 0.35
const pooledCopy = 0.6
const besidesTheFrame = 0.35

/** The words of the sentences that all questions of one form share; they make no two questions alike. */
const frame = stemSet(
  [
    'match list i with list ii p q r s t #',
    'assertion a reason r in the light of the above statements',
    'two statements are given statement i statement ii consider the following statements',
    'choose the correct answer from the options given below',
  ].join(' '),
)

/** Copies with other numbers, anywhere in a subject: they belong in one item model. */
export function* clones(bank: Bank): Iterable<Remark> {
  for (const subject of subjectKeys) {
    const questions = bank.chapters
      .filter(({ chapter }) => chapter.subject === subject)
      .flatMap(everyQuestion)
    const texts = questions.map(maskedText)
    const byWords = nearPairs(texts.map(stemSet), clone)
    const byLetters = nearPairs(texts.map(fiveGrams), clone)
    const seen = new Set<string>()
    for (const pair of [...byWords, ...byLetters]) {
      const name = `${pair.first} ${pair.second}`
      if (!seen.has(name)) yield* pairRemark(questions, pair, 'is nearly')
      seen.add(name)
    }
  }
}

/** Reworded copies within a chapter: a reviewer decides. */
export function* paraphrases({ questions }: BankChapter): Iterable<Remark> {
  for (const { sharesKey, ...pair } of rewordedPairs(questions))
    if (pair.likeness < clone)
      yield* pairRemark(questions, pair, sharesKey ? 'has the key and the topic of, and is like' : 'is like')
}

/** Questions of the exam pool that practice words in a like way: a reviewer decides. */
export const pooledParaphrases = (chapter: BankChapter): Iterable<Remark> =>
  pooledRemarks(chapter, (copied) => !copied)

/** Questions of the exam pool that practice has in other words: papers must ask what nobody has practised. */
export const pooledCopies = (chapter: BankChapter): Iterable<Remark> =>
  pooledRemarks(chapter, (copied) => copied)

function* pooledRemarks(chapter: BankChapter, wanted: (copied: boolean) => boolean): Iterable<Remark> {
  const practised = chapter.questions.length + chapter.numeric.length
  const questions = everyQuestion(chapter)
  const sets = questions.map((question) => stemSet(maskedText(question)))
  for (const pair of nearPairs(sets, paraphrase)) {
    if (pair.first >= practised || pair.second < practised || pair.likeness >= clone) continue
    const [a, b] = [sets[pair.first]?.difference(frame), sets[pair.second]?.difference(frame)]
    const copied = pair.likeness >= pooledCopy && a && b && likenessOf(a, b) >= besidesTheFrame
    if (wanted(copied === true)) yield* pairRemark(questions, pair, 'is in the exam pool and is like')
  }
}

type RewordedPair = NearPair & { sharesKey: boolean }

/** Pairs of questions that ask nearly the same, as places in the list; the sooner when they share topic and key. */
export function* rewordedPairs(questions: readonly AnyQuestion[]): Iterable<RewordedPair> {
  for (const pair of nearPairs(
    questions.map((question) => stemSet(maskedText(question))),
    sameKey,
  )) {
    const [a, b] = [questions[pair.first], questions[pair.second]]
    if (!a || !b) continue
    const sharesKey = a.topic === b.topic && keyText(a) !== undefined && keyText(a) === keyText(b)
    if (pair.likeness >= paraphrase || sharesKey) yield { ...pair, sharesKey }
  }
}

/** None where the options are fixed or a number is typed. */
const keyText = (question: AnyQuestion): string | undefined =>
  isNumeric(question) || hasFixedOptions(question)
    ? undefined
    : plainText(question.options[question.answer]).toLowerCase()

function* pairRemark(questions: readonly AnyQuestion[], pair: NearPair, relation: string): Iterable<Remark> {
  const [a, b] = [questions[pair.first], questions[pair.second]]
  if (a && b) yield { id: b.id, message: `${relation} ${a.id} (${Math.round(pair.likeness * 100)} %)` }
}
