import { subjectKeys } from '@vikalp/domain/vocabulary'
import { type Bank, type BankChapter, everyQuestion } from '../bank.ts'
import type { Remark } from '../finding.ts'
import type { AnyQuestion, Question } from '../question-file.ts'
import { fiveGrams, maskedText, stemSet } from '../text/masked.ts'
import { type NearPair, nearPairs } from '../text/near-pairs.ts'
import { plainText } from '../text/words.ts'
import { hasFixedOptions } from './option-wording.ts'

const clone = 0.8
const paraphrase = 0.45
const sameKey = 0.35

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
  for (const { first, second, likeness } of nearPairs(
    questions.map((question) => stemSet(maskedText(question))),
    sameKey,
  )) {
    const [a, b] = [questions[first], questions[second]]
    if (!a || !b || likeness >= clone) continue
    const sharesKey = a.topic === b.topic && !hasFixedOptions(a) && keyText(a) === keyText(b)
    if (likeness >= paraphrase || sharesKey)
      yield* pairRemark(
        questions,
        { first, second, likeness },
        sharesKey ? 'has the key and the topic of, and is like' : 'is like',
      )
  }
}

const keyText = (question: Question) => plainText(question.options[question.answer]).toLowerCase()

function* pairRemark(questions: AnyQuestion[], pair: NearPair, relation: string): Iterable<Remark> {
  const [a, b] = [questions[pair.first], questions[pair.second]]
  if (a && b) yield { id: b.id, message: `${relation} ${a.id} (${Math.round(pair.likeness * 100)} %)` }
}
