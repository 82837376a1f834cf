import type { LedgerRow, Sureness } from '@vikalp/domain/marking/guess-ledger'
import { lateReasons } from '@vikalp/domain/marking/late-reasons'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import { formats } from './formats.ts'
import { times } from './times.ts'

const { number, plural, list } = formats
const questions = (count: number) => plural(count, { one: '# question', other: '# questions' })

/** Who holds the examination. */
const holders: Record<ExamKey, string> = { NEET: 'NTA', JEE: 'NTA', GUJCET: 'GSEB', BOARD: 'the Board' }

/** 412 or 49.75, from quarter marks. */
const score = (quarters: number): string => String(quarters / 4)

const sureNames: Record<Sureness, string> = { sure: 'Sure', 'fifty-fifty': '50-50', guess: 'A guess' }

/** What a teacher or the bank wrote is shown as it was written. */
const late: Partial<Record<string, string>> = {
  [lateReasons.sent]: 'Answers came after the end.',
  [lateReasons.counted]: 'Your teacher counts the answers that came after the end.',
  [lateReasons.excluded]: 'Your teacher does not count the answers that came after the end.',
}

export const mocks = {
  title: 'Mock Tests',
  subtitle: 'Full papers as in the examination hall: the same clock, palette and marking.',
  back: 'Exams',
  failed: 'The papers did not load.',
  forStudents: 'Mock tests are taken by students. Sign in as a student to take one.',
  tryAgain: 'Try again',
  pattern: (title: string) => `${title} pattern`,
  facts: (count: number, minutes: readonly number[], highest: number) =>
    `${questions(count)}, ${minutes.map(number).join(' + ')} minutes, ${number(highest)} marks.`,
  unconfirmed: (exam: ExamKey, iso: string) =>
    `Not confirmed by ${holders[exam]} yet: last checked ${formats.day(iso)}.`,
  taken: (taken: number, forms: number) => `You have taken ${number(taken)} of ${number(forms)}.`,
  form: (form: number) => `Form ${number(form)}`,
  startForm: (form: number) => `Start form ${number(form)}`,
  startFailed: 'The paper could not be started.',
  start: 'Start',
  open: 'Open',
  openForm: (form: number) => `Open form ${number(form)}`,
  fresh: 'Fresh paper',
  kinds:
    'A form has the same questions for everybody. A fresh paper is made for you from questions you have not met.',
  allForms: 'All forms',
  met: (met: number, total: number) => `${number(met)} of ${number(total)} you have met before.`,
  drill: 'Never sat in the hall? Take the five-minute drill.',
  notOffered: (lacks: readonly string[]) => `Not offered yet: ${list(lacks)}.`,
  lacks: (part: string, need: number, have: number) =>
    `${part} needs ${questions(need)}, the bank has ${number(have)}`,
  /** Papers of one examination, or all. */
  filter: 'Examination',
  allExams: 'All',
  running: (title: string, minutes: number) => `${title} is running: ${times.length(60 * minutes)} left.`,
  paused: (title: string) => `${title} waits for you: your teacher gave time.`,
  ready: (title: string) => `${title} is ready to begin.`,
  goOn: 'Go on',
  toInstructions: 'To the instructions',
  sittings: {
    title: 'Your papers',
    none: 'You have not taken a paper yet.',
    failed: 'Your papers did not load.',
    more: 'Show more',
    loading: 'Loading...',
    count: (shown: number, total: number) => `${number(shown)} of ${number(total)} papers`,
    score: (quarters: number, highest: number) => `${score(quarters)} of ${score(highest)}`,
    waiting: 'Result not out yet',
    cancelled: 'Cancelled',
    startNext: (title: string) => `Start ${title}`,
    on: (iso: string) => formats.day(iso),
  },
  result: {
    title: 'Result',
    back: 'Mock tests',
    failed: 'The result did not load.',
    pending: 'The results are not out yet',
    pendingAt: (iso: string) => `Results on ${times.moment(iso)}.`,
    pendingText: 'Your teacher will give them.',
    of: (quarters: number, highest: number) => `${score(quarters)} of ${score(highest)}`,
    score,
    right: 'Right',
    wrong: 'Wrong',
    left: 'Not answered',
    leftShort: 'Left',
    dropped: 'Dropped',
    marks: 'Marks',
    part: 'Part',
    parts: 'Parts',
    partsTable: 'Marks of each part',
    more: (count: number) => `Show ${number(count)} more`,
    partOf: (subject: string, part: string) => `${subject}, ${part}`,
    all: 'In all',
    receipt: (receipt: string) => `Receipt ${receipt}.`,
    byClock: 'The clock ended the paper.',
    practise: (count: number) =>
      plural(count, { one: 'Practise the one you missed', other: 'Practise the # you missed' }),
    withoutTyped: (count: number) =>
      plural(count, {
        one: 'One more was to be typed: a quiz asks no numbers.',
        other: '# more were to be typed: a quiz asks no numbers.',
      }),
    missedSplit: (wrong: number, blank: number) => `${number(wrong)} wrong, ${number(blank)} not answered`,
    practiseSome: (count: number) => `Practise ${number(count)}`,
    practiseOf: (count: number, subject: string) => `Practise ${number(count)} you missed in ${subject}`,
    lost: (quarters: number) =>
      `Lost to wrong answers: ${plural(quarters / 4, { one: '# mark', other: '# marks' })}.`,
    met: (met: number, quarters: number, highest: number) =>
      `${questions(met)} you had met before. Without them: ${score(quarters)} of ${score(highest)}.`,
    slips: 'Never saved',
    noSlips: 'Every pick was saved.',
    unsaved: (picks: number, right: number, now: number, then: number) =>
      `${plural(picks, { one: '# pick was', other: '# picks were' })} never saved: ${number(right)} ${right === 1 ? 'was' : 'were'} right. ${picks === 1 ? 'Saving it' : 'Saving them'} would have made ${score(now)} into ${score(then)}.`,
    forgotten: (places: readonly number[]) =>
      `Marked for review and left without an answer: ${places.map((place) => number(place + 1)).join(', ')}.`,
    time: 'Time',
    strip: (seconds: number) =>
      `One bar for each question, in the order of the paper. The highest is ${times.length(seconds)}.`,
    longest: 'Longest',
    longestRow: (place: number, seconds: number) => `Question ${number(place + 1)}: ${times.length(seconds)}`,
    reopened: (places: readonly number[]) =>
      `Opened three times or more: ${places.map((place) => number(place + 1)).join(', ')}.`,
    returned: (seconds: number) => `${times.length(seconds)} given back.`,
    late: (answers: number, minutes: number) =>
      `${plural(answers, { one: '# answer', other: '# answers' })} arrived ${number(minutes)} min after the end; the clock of the device says they were given before it.`,
    lateExcluded: 'Your teacher does not count them.',
    refused: (count: number) =>
      `${plural(count, { one: '# act came', other: '# acts came' })} with a time after the end and did not count.`,
    percentile: 'Percentile',
    percentileOf: (percentile: number, low: number, high: number) =>
      `${number(Math.round(percentile))} (${number(Math.round(low))} to ${number(Math.round(high))})`,
    percentileText: (atMost: number, takers: number) =>
      `Better than or equal to ${number(atMost)} of ${number(takers)} who sat this paper on Vikalp. This is not an NTA percentile and says nothing of your all-India rank.`,
    sureness: {
      title: 'Sure or guessed',
      ask: 'How sure were you?',
      askOf: (place: number) => `How sure were you of question ${number(place + 1)}?`,
      names: sureNames,
      none: 'Say under your answers how sure you were of them. Then you see here what your guesses won and lost.',
      row: ({ sureness, answers, right, won, lost }: LedgerRow) =>
        `${sureNames[sureness]}: ${plural(answers, { one: '# answer', other: '# answers' })}, ${number(right)} right. ${plural(won / 4, { one: '# mark', other: '# marks' })} won, ${score(lost)} lost.`,
    },
    changes: 'Changes of the score',
    keyChanged: (place: number, from: readonly string[], to: readonly string[]) =>
      `Question ${number(place + 1)}: key changed from ${list(from)} to ${to.join(' or ')}`,
    changed: (iso: string, from: number, to: number, reason: string) =>
      `${formats.day(iso)}: ${score(to)}, was ${score(from)}. ${late[reason] ?? reason}`,
    /** The corrected key would have given less. */
    kept: 'Your marks stay as they were.',
    answers: 'Answers',
    lettersOfTest:
      'In the hall the options stood in an order of your own. Here they have the letters of the test, as your teacher sees them.',
    shownOf: (shown: number, total: number) => `${number(shown)} of ${number(total)} shown`,
    question: (place: number) => `Question ${number(place + 1)}`,
    /** The marks of one question: +4, -1 or 0. */
    change: (quarters: number) => `${quarters > 0 ? '+' : ''}${score(quarters)}`,
    optionWords: {
      right: 'Correct answer',
      chosenRight: 'Your answer, correct',
      chosenWrong: 'Your answer',
    },
    yours: (answer: string) => `Your answer: ${answer}`,
    notAnswered: 'Not answered',
    correct: (answers: readonly string[]) => `Correct answer: ${answers.join(' or ')}`,
    droppedText: 'This question was dropped: everybody gets its marks.',
    explanation: 'Explanation',
    verdicts: { right: 'Right', wrong: 'Wrong', blank: 'Not answered', dropped: 'Dropped' },
    filter: 'Which answers are shown',
    everything: 'All',
  },
}

declare module '../messages.ts' {
  interface English {
    mocks: typeof mocks
  }
}
