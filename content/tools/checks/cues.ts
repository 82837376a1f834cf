import { subjectKeys } from '@vikalp/domain/vocabulary'
import type { Bank, BankChapter } from '../bank.ts'
import type { Remark } from '../finding.ts'
import { distractorsOf, type Question } from '../question-file.ts'
import { isNegative } from '../text/asking.ts'
import { contentWords, plainText } from '../text/words.ts'
import { hasFixedOptions, hasWordOptions } from './option-wording.ts'

/** A telling word of the stem that is repeated only in the key. */
export function* stemEcho({ questions }: BankChapter): Iterable<Remark> {
  const stems = questions.map(({ text }) => contentWords(text))
  const common = (word: string) => stems.filter((words) => words.has(word)).length > stems.length * 0.2
  for (const [index, question] of questions.entries()) {
    if (!hasWordOptions(question)) continue
    const elsewhere = new Set(distractorsOf(question).flatMap(({ text }) => [...contentWords(text)]))
    for (const word of contentWords(question.options[question.answer]))
      if (stems[index]?.has(word) && !common(word) && !elsewhere.has(word))
        yield { id: question.id, message: `'${word}' of the stem returns in the key alone` }
  }
}

/** Grammar that fits the key alone, or only some options. */
export function* grammarCue(question: Question): Iterable<string> {
  const options = Object.values(question.options).map(plainText)
  const article = /\b(an?)\s*[.…:_]*$/i.exec(question.text.trim())?.[1]?.toLowerCase()
  const vowels = options.filter((option) => /^[aeiou]/i.test(option)).length
  if (article && vowels > 0 && vowels < options.length)
    yield `'${article}' at the end of the stem fits only some options`
  const plural = (text: string) => /[^sui]s$/.test(plainText(text))
  const oneWord = options.every((option) => !option.includes(' ') && /^[a-z]{4,}$/i.test(option))
  const key = plural(question.options[question.answer])
  if (oneWord && distractorsOf(question).every(({ text }) => plural(text) !== key))
    yield `the key alone is ${key ? 'plural' : 'singular'}`
}

const absolute = /\b(?:always|never|only|must|completely)\b/i

/** Absolute words such as 'always' must not give away the wrong options of a subject. */
export function* absolutes(bank: Bank): Iterable<Remark> {
  for (const subject of subjectKeys) {
    const questions = bank.chapters
      .filter(({ chapter }) => chapter.subject === subject)
      .flatMap((chapter) => chapter.questions)
      .filter((question) => hasWordOptions(question) && !hasFixedOptions(question))
    if (questions.length < 40) continue
    const inKeys = questions.filter(({ options, answer }) => absolute.test(options[answer])).length
    const inOthers = questions.flatMap(distractorsOf).filter(({ text }) => absolute.test(text)).length
    const points = (inOthers / (questions.length * 3) - inKeys / questions.length) * 100
    if (points >= 5)
      yield { id: subject, message: `sweeping words in distractors lead by ${points.toFixed(1)} points` }
  }
}

export function* negativeShare({ chapter, questions }: BankChapter): Iterable<Remark> {
  const found = questions.filter(isNegative)
  if (found.length > Math.max(1, questions.length * 0.08))
    yield { id: chapter.key, message: `negative stems: ${found.map(({ id }) => id).join(', ')}` }
}

/** No misconception may be used in too many wrong options of a chapter. */
export function* codeCoverage({ chapter, questions }: BankChapter): Iterable<Remark> {
  const codes = questions.flatMap(({ wrong }) => Object.values(wrong).map((slip) => slip?.code ?? ''))
  const counts = Map.groupBy(codes, (code) => code)
  for (const [code, uses] of counts)
    if (uses.length > codes.length * 0.12 && uses.length > 3)
      yield { id: chapter.key, message: `${code} stands on ${uses.length} of ${codes.length} distractors` }
}
