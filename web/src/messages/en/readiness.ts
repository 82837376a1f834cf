import type { ExamKey } from '@vikalp/domain/vocabulary'
import { formats } from './formats.ts'

const { number, plural, day, percent } = formats

const span = (low: number, high: number) => `${number(low)}-${number(high)}`
/** Examinations that one agency sets for the whole country. */
const ofAgency: readonly ExamKey[] = ['NEET', 'JEE']

export const readiness = {
  title: 'Readiness',
  toProfile: 'Back to the profile',
  paper: 'Paper',
  marks: 'What a paper would bring',
  today: (paper: string) => `If you sat a ${paper}-pattern paper on Vikalp today: about`,
  ofMarks: (mean: number, highest: number) => `${number(mean)} of ${number(highest)}`,
  band: (low: number, high: number) =>
    `8 in 10 such papers would fall between ${number(low)} and ${number(high)}.`,
  hall: (exam: ExamKey) =>
    `Practice is not the hall: ${ofAgency.includes(exam) ? 'NTA’s' : 'the real'} paper can be harder, and this is no rank.`,
  basedOn: (answers: number) =>
    plural(answers, {
      one: 'Based on # question answered for the first time.',
      other: 'Based on # questions answered for the first time.',
    }),
  onlyYou: 'Only you see this.',

  notEnough: 'Not enough yet',
  notEnoughOf: (missing: readonly string[]) => `Not enough yet: ${missing.join(', ')}.`,
  moreIn: (answers: number, subject: string) =>
    `${plural(answers, { one: '# more answer', other: '# more answers' })} in ${subject}`,
  more: (answers: number) => plural(answers, { one: '# more answer', other: '# more answers' }),
  moreInAll: (answers: number) => `${number(answers)} more in all`,
  moreChapters: (share: number, needed: number) =>
    `The chapters you have practised make up ${percent(share)} of a paper, and ${percent(needed)} are needed.`,
  whyNot:
    'From fewer answers a figure would say more than we know. Only questions that are new to you count.',
  practise: 'Choose what to practise',

  subjects: 'By subject',
  subject: (low: number, high: number) => `between ${span(low, high)}`,
  gains: 'What would move it most',
  gain: (low: number, high: number) =>
    low === high
      ? `about +${plural(high, { one: '# mark', other: '# marks' })}`
      : `+${number(low)} to +${plural(high, { one: '# mark', other: '# marks' })}`,
  gainsNote:
    'What a paper would bring more if you were clearly better in this chapter than we now believe, in 8 of 10 papers.',
  noGains: 'No single chapter would move it by a whole mark.',
  topics: 'Topic map',

  taken: 'What was said before',
  said: (mean: number, low: number, high: number, scored: number) =>
    `Said ${number(mean)} (${span(low, high)}), scored ${number(scored)}.`,
  noneTaken: 'Nothing yet. The first mock test of this paper after a forecast is compared with it here.',
  mocks: 'Mock tests',
  result: (on: string) => `Result of the mock test after ${day(on)}`,

  failed: 'Readiness did not load',
  tryAgain: 'Try again',
  lastOne: (on: string) => `Today’s forecast could not be fetched. The last one is here, of ${day(on)}.`,
  notStudent: 'Readiness belongs to a student.',

  before: (mean: number, low: number, high: number) =>
    `Before: ${number(mean)} (${span(low, high)}) was said.`,
  noBefore: 'Nothing was said before this paper that it could be compared with.',
  after: (mean: number, low: number, high: number) =>
    `Now: about ${number(mean)} in such a paper, in 8 of 10 between ${number(low)} and ${number(high)}.`,
  afterMissing: 'Now: not enough is known yet to say what such a paper would bring.',
  open: 'Readiness',

  howWell: {
    title: 'How well we know',
    intro:
      'Before each question Vikalp believes how likely the right answer is, and before a mock test how many marks it will bring. Here is how that came true, of all students together.',
    notEnough: (answers: number, needed: number) =>
      `Not enough predictions yet: ${number(answers)} of ${number(needed)}.`,
    notEnoughText:
      'Every first answer to a question in practice is a prediction that came true or did not. From fewer than these a figure would be chance.',
    whole: (answers: number) =>
      `The newest ${plural(answers, { one: '# prediction', other: '# predictions' })}`,
    calibrationError: 'Calibration error',
    calibrationText:
      'Of the questions of which we believe 7 in 10 to be right, about 7 in 10 should be. By so much the two differ on average.',
    brier: 'Brier score',
    brierText:
      'The mean squared difference between the probability and what happened: 0 for an oracle, 0.25 for tossing a coin.',
    coverage: 'Papers within the band',
    coverageText: 'It is meant to hold 8 in 10 papers.',
    coverageMissing: (papers: number, needed: number) =>
      `Not enough papers yet: ${number(papers)} of ${number(needed)}.`,
    months: 'By month',
    monthsTable: 'The figures of each month',
    month: 'Month',
    answers: 'Predictions',
    papers: 'Papers',
    none: 'too few',
    failed: 'The figures did not load',
    link: 'How well we know',
    share: (share: number) => percent(Math.round(100 * share)),
    figure: (value: number) => value.toFixed(3),
  },
}

declare module '../messages.ts' {
  interface English {
    readiness: typeof readiness
  }
}
