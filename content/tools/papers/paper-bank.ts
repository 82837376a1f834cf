import { type PaperBank, type PaperItem, paperItem } from '@vikalp/domain/papers/paper-bank'
import { type Bank, everyQuestion } from '../bank.ts'
import { typedNumberOf } from '../quantities/typed-number.ts'
import { isNumeric } from '../question-file.ts'
import { isSolved } from '../solved.ts'
import { alikePairs } from './alike-pairs.ts'

/** What papers are assembled from: the questions that are compiled. */
export const paperBankOf = (bank: Bank): PaperBank => ({
  items: bank.chapters.flatMap((chapter): PaperItem[] => {
    const { subject, key } = chapter.chapter
    return everyQuestion(chapter)
      .filter((question) => isSolved(question, bank.solved))
      .map((question) =>
        isNumeric(question)
          ? paperItem({
              ...question,
              answer: { value: Number(question.answer.value) },
              subject,
              chapter: key,
              isPooled: question.pool === 'exam',
            })
          : paperItem({
              ...question,
              typed: typedNumberOf(question),
              subject,
              chapter: key,
              isPooled: question.pool === 'exam',
            }),
      )
  }),
  alike: alikePairs(bank),
})
