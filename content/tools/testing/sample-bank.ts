import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import type { Bank, BankChapter } from '../bank.ts'
import type { Gradings } from '../grading/gradings.ts'
import { places } from '../places.ts'
import type { AnyQuestion, NumericQuestion, Question } from '../question-file.ts'
import { keyOf, type Solutions, textHash } from '../solved.ts'

/** A question that passes every check; tests spoil one thing at a time. */
export const sampleQuestion = (changes: Partial<Question> = {}): Question => ({
  id: 'kin-0001',
  topic: 'Projectile motion',
  exams: ['NEET', 'JEE'],
  difficulty: 'Medium',
  level: 'apply',
  text: String.raw`A ball is thrown horizontally at $\pu{15 m s-1}$ from a tower $\pu{20 m}$ high. Take $g = \pu{10 m s-2}$. What is its speed on landing?`,
  options: {
    A: String.raw`$\pu{15 m s-1}$`,
    B: String.raw`$\pu{20 m s-1}$`,
    C: String.raw`$\pu{25 m s-1}$`,
    D: String.raw`$\pu{35 m s-1}$`,
  },
  answer: 'C',
  hint: 'Which velocity component changes during the fall, and how do two perpendicular components combine?',
  explanation: String.raw`The horizontal component stays as it was. Vertically the ball starts from rest, so $v_y = \sqrt{2gh} = \pu{20 m s-1}$.
The components are perpendicular, so $v = \sqrt{15^2 + 20^2} = \pu{25 m s-1}$.
Adding them as plain numbers would treat them as if they pointed the same way.`,
  wrong: {
    A: { code: 'PHY-VEC-ONE-COMPONENT', note: 'You left out the speed that the ball gains in its fall.' },
    B: {
      code: 'PHY-VEC-ONE-COMPONENT',
      note: 'You found the vertical component and left out the other one.',
    },
    D: {
      code: 'PHY-VEC-SCALAR-ADD',
      note: 'You added perpendicular components as if they were plain numbers.',
    },
  },
  calc: {
    vars: { u: 15, h: 20, g: 10 },
    A: 'u',
    B: 'sqrt(2*g*h)',
    C: 'sqrt(u^2 + 2*g*h)',
    D: 'u + sqrt(2*g*h)',
  },
  ...changes,
})

/** A question whose options are words. */
export const wordQuestion = (changes: Partial<Question> = {}): Question => ({
  ...sampleQuestion(),
  text: 'A plant has roots and xylem. Its spores grow into green thalli that live on their own. To which group does it belong?',
  options: { A: 'Green algae', B: 'Liverworts', C: 'Gymnosperms', D: 'Pteridophytes' },
  answer: 'D',
  explanation:
    'Xylem and roots rule out the groups that lack vascular tissue. A gymnosperm keeps its female gametophyte inside the ovule and forms seeds. A free green gametophyte with a vascular adult is the mark of ferns and their kin.',
  hint: 'Ask two things in turn. Does the adult have vascular tissue, and does the gametophyte live alone?',
  wrong: {
    A: { code: 'PHY-VEC-SCALAR-ADD', note: 'You took the word thallus to mean a simple plant of the water.' },
    B: { code: 'PHY-VEC-SCALAR-ADD', note: 'You forgot that this group lacks vascular tissue in the adult.' },
    C: { code: 'PHY-VEC-SCALAR-ADD', note: 'You assumed that any plant with vessels must also bear seeds.' },
  },
  calc: undefined,
  ...changes,
})

/** A question whose number is typed. */
export const numericQuestion = (changes: Partial<NumericQuestion> = {}): NumericQuestion => ({
  id: 'kin-0091',
  type: 'numeric',
  topic: 'Projectile motion',
  exams: ['NEET', 'JEE'],
  difficulty: 'Medium',
  level: 'apply',
  text: String.raw`A ball is thrown horizontally from a tower $\pu{30 m}$ high. Take $g = \pu{10 m s-2}$. What is the time of its fall in seconds (two decimals)`,
  answer: { value: '2.45', decimals: 2, tolerance: 0.01 },
  unit: '',
  hint: 'The fall of the ball does not depend on how fast it is thrown along the ground.',
  explanation: String.raw`The vertical velocity is zero at first, so the height is half of $g$ times the square of the time of fall. The time is therefore the square root of $2h/g = \pu{6.0 s2}$, which is $\pu{2.45 s}$.`,
  usual: [
    { value: '1.73', code: 'PHY-VEC-ONE-COMPONENT', note: 'Leaves out the factor two under the root.' },
    { value: '6.00', code: 'PHY-VEC-SCALAR-ADD', note: 'Forgets to take the square root at the end.' },
    { value: '3.00', code: 'PHY-VEC-SCALAR-ADD', note: 'Divides the height by the acceleration alone.' },
  ],
  calc: { vars: { h: 30, g: 10 }, answer: 'sqrt(2*h/g)', usual: ['sqrt(h/g)', '2*h/g', 'h/g'] },
  ...changes,
})

export function sampleChapter(questions: Question[] = [sampleQuestion()]): BankChapter {
  const chapter: Chapter | undefined = findChapter('kinematics')
  if (!chapter) throw new Error('kinematics has left the catalogue')
  const plan = {
    prefix: 'kin',
    topics: ['Projectile motion', 'Motion graphs'],
    counts: { NEET: 56, JEE: 51, GUJCET: 0, BOARD: 0 },
    mix: { Easy: 14, Medium: 25, Hard: 17 },
    numeric: 0,
  }
  return { chapter, plan, questions, numeric: [], pool: [], figures: new Map(), computed: {} }
}

/** The record of a solver who agrees with every key. */
export const solvedAsKeyed = (questions: readonly AnyQuestion[]): Solutions =>
  new Map(questions.map((q) => [q.id, { answer: keyOf(q), by: 'solver', text: textHash(q) }]))

/** The record of a reader who agrees with every label. */
export const gradedAsLabelled = (questions: readonly AnyQuestion[]): Gradings =>
  new Map(
    questions.map((q) => [
      q.id,
      { difficulty: q.difficulty, steps: 'one step', by: 'reader', text: textHash(q) },
    ]),
  )

export const sampleBank = (questions: Question[] = [sampleQuestion()], root = '/nowhere'): Bank => ({
  places: places(root),
  chapters: [sampleChapter(questions)],
  catalogue: { version: 'test', chapters: {} },
  misconceptions: {
    'PHY-VEC-ONE-COMPONENT': { belief: 'One component is the whole.', repair: 'Combine both.' },
    'PHY-VEC-SCALAR-ADD': { belief: 'Vectors add as numbers.', repair: 'Add them as arrows.' },
  },
  solved: solvedAsKeyed(questions),
  gradings: gradedAsLabelled(questions),
  templates: [],
  corrections: [],
  findings: [],
})
