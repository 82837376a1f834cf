import type { KeyCorrection } from '@vikalp/domain/marking/key-correction'
import { type Bank, everyQuestion } from '../bank.ts'
import { isNumeric } from '../question-file.ts'

type Fault = { id: string; message: string }

/** Corrections follow each other, are of questions that there are, and end at the answer that the bank has. */
export function* correctionFaults({ corrections, chapters }: Bank): Iterable<Fault> {
  const answers = new Map(
    chapters
      .flatMap(everyQuestion)
      .map((question) => [question.id, isNumeric(question) ? undefined : question.answer]),
  )
  const last = new Map<string, KeyCorrection>()
  let date = ''
  for (const correction of corrections) {
    const { questionId: id, from, to } = correction
    const before = last.get(id)
    if (correction.date < date)
      yield { id, message: `the correction of ${correction.date} stands after one of ${date}` }
    if (before && JSON.stringify(before.to) !== JSON.stringify(from))
      yield { id, message: 'the correction begins with another key than the one before left' }
    if (JSON.stringify(from) === JSON.stringify(to)) yield { id, message: 'the correction changes nothing' }
    date = correction.date
    last.set(id, correction)
  }
  for (const [id, { to }] of last) {
    const answer = answers.get(id)
    if (!answers.has(id) && to.kind !== 'dropped')
      yield { id, message: 'a correction is of a question that is not there' }
    if (answer && to.kind === 'letters' && !to.right.includes(answer))
      yield { id, message: `the answer is ${answer}, the last correction says ${to.right.join(' or ')}` }
  }
}
