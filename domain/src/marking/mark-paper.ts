import type { Section } from '../papers/template.ts'
import { type AnswerVerdict, answerVerdicts } from '../vocabulary.ts'
import { type MarkedQuestion, markQuestion, type QuestionKey, type Response } from './mark-question.ts'

/** A question with its key and what was answered; `section` is its place among those of the template. */
export type AnsweredQuestion = { section: number; key: QuestionKey; response: Response }

/** In quarter marks. `lost` is what wrong answers took. */
export type Tally = Record<AnswerVerdict, number> & { score: number; highest: number; lost: number }

export type MarkedPaper = Tally & { sections: Tally[]; questions: MarkedQuestion[] }

export function markPaper(sections: readonly Section[], answered: readonly AnsweredQuestion[]): MarkedPaper {
  const questions = answered.map(({ section, key, response }) =>
    markQuestion(key, response, sectionAt(sections, section).marks),
  )
  const tallies = sections.map(({ marks }, section) => {
    const own = questions.filter((_, place) => answered[place]?.section === section)
    return tallyOf(own, marks.right)
  })
  return { ...sumOf(tallies), sections: tallies, questions }
}

function tallyOf(questions: readonly MarkedQuestion[], right: number): Tally {
  const count = (wanted: AnswerVerdict) => questions.filter(({ verdict }) => verdict === wanted).length
  const sum = (some: readonly MarkedQuestion[]) => some.reduce((total, { quarters }) => total + quarters, 0)
  return {
    right: count('right'),
    wrong: count('wrong'),
    blank: count('blank'),
    dropped: count('dropped'),
    score: sum(questions),
    highest: questions.length * right,
    lost: Math.abs(sum(questions.filter(({ verdict }) => verdict === 'wrong'))),
  }
}

const fields = [...answerVerdicts, 'score', 'highest', 'lost'] as const

const sumOf = (tallies: readonly Tally[]): Tally => {
  const sum = { right: 0, wrong: 0, blank: 0, dropped: 0, score: 0, highest: 0, lost: 0 }
  for (const tally of tallies) for (const field of fields) sum[field] += tally[field]
  return sum
}

function sectionAt(sections: readonly Section[], index: number): Section {
  const section = sections[index]
  if (!section) throw new Error(`The paper has no section ${index}`)
  return section
}
