import type { AnsweredQuestion } from '@vikalp/domain/marking/mark-paper'
import type { MarkedQuestion } from '@vikalp/domain/marking/mark-question'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { PaperPart } from '../sittings/paper-part.ts'

/** Of a number that was typed: what stands for it among letters. */
const typed = { right: '=', wrong: '?' } as const
const blank = '-'

/** What was answered in one subject of a paper, in the form of a quiz. */
export type SubjectLetters = {
  subject: SubjectKey
  chapters: string[]
  questionIds: string[]
  chosen: string
  key: string
  correct: number
}

/** By subject; a question that was dropped or withdrawn says nothing about the student. */
export function lettersOf(
  bank: QuestionBank,
  { questionIds, hall, sitting }: PaperPart,
  answered: readonly AnsweredQuestion[],
  marked: readonly MarkedQuestion[],
): SubjectLetters[] {
  const bySubject = new Map<SubjectKey, SubjectLetters>()
  for (const [place, id] of questionIds.entries()) {
    const question = bank.find(id)
    const known = question ?? bank.findNumeric(id)
    const [asked, mark] = [answered[place], marked[place]]
    const subject = asked && sitting.sections[asked.section]?.subject
    if (!known || !subject || !mark || mark.verdict === 'dropped') continue
    const isTyped = hall.types[place] === 'numeric'
    const right = isTyped ? typed.right : (question?.answer ?? typed.right)
    const given = isTyped ? typed.wrong : (asked.response ?? blank)
    const letters = bySubject.get(subject) ?? emptyOf(subject)
    letters.questionIds.push(id)
    if (!letters.chapters.includes(known.chapter)) letters.chapters.push(known.chapter)
    if (mark.verdict === 'right') letters.correct += 1
    // Of several that are right the one that was chosen.
    letters.key += mark.verdict === 'right' && !isTyped ? given : right
    letters.chosen += mark.verdict === 'blank' ? blank : mark.verdict === 'right' && isTyped ? right : given
    bySubject.set(subject, letters)
  }
  return [...bySubject.values()]
}

const emptyOf = (subject: SubjectKey): SubjectLetters => ({
  subject,
  chapters: [],
  questionIds: [],
  chosen: '',
  key: '',
  correct: 0,
})
