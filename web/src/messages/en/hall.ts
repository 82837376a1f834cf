import { numberRefusalTexts } from '@vikalp/domain/english/number-refusals'
import { formats } from './formats.ts'
import { times } from './times.ts'

const { number, plural } = formats
const questions = (count: number) => plural(count, { one: '# question', other: '# questions' })

/** +4, -1 or -0.25 from quarter marks. */
const marks = (quarters: number): string => `${quarters > 0 ? '+' : ''}${quarters / 4}`

const palette = {
  title: 'Question palette',
  open: (answered: number, total: number) =>
    `Question palette, ${number(answered)}/${number(total)} answered`,
  answered: (answered: number, total: number) => `${number(answered)}/${number(total)}`,
  legend: {
    answered: 'Answered',
    notAnswered: 'Not answered',
    notVisited: 'Not visited',
    marked: 'Marked for review',
    answeredMarked: 'Answered and marked for review',
  },
  evaluated: 'will be considered for evaluation',
  /** Under the name of a section, when it has the focus. */
  counts: (looks: readonly string[]) => looks.join(' · '),
  all: 'The whole paper',
  question: {
    answered: (n: number) => `Question ${number(n)}, answered`,
    notAnswered: (n: number) => `Question ${number(n)}, not answered`,
    notVisited: (n: number) => `Question ${number(n)}, not visited`,
    marked: (n: number) => `Question ${number(n)}, marked for review`,
    answeredMarked: (n: number) => `Question ${number(n)}, answered and marked for review`,
  },
}

const buttons = {
  save: 'Save & Next',
  saveMark: 'Save & Mark for Review',
  clear: 'Clear Response',
  mark: 'Mark for Review & Next',
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  chooseFirst: 'Choose an option first.',
  typeFirst: 'Type a number first.',
  last: 'That was the last question. Look over the palette, or submit.',
}

const strip = {
  saved: 'Saved',
  toSend: (count: number) => `Saved on this device, ${number(count)} to send`,
  offline: 'Offline. Keep going: the clock runs, your answers are kept.',
  busy: 'The server does not answer. Keep going: your answers are on this device, and are sent again by themselves.',
  notOnDevice: 'This device cannot store answers. Keep this page open until you submit.',
}

const numbers = {
  label: 'Your answer',
  labelIn: 'Your answer in',
  keypad: 'Number keys',
  minus: 'Minus',
  point: 'Point',
  backspace: 'Backspace',
  clearAll: 'Clear All',
  refusals: numberRefusalTexts,
}

const submit = {
  title: 'Submit the paper?',
  part: 'Part',
  questions: 'Questions',
  all: 'In all',
  unsaved: (count: number) => plural(count, { one: '# pick is not saved.', other: '# picks are not saved.' }),
  goToThem: 'Go to them',
  goToIt: 'Go to it',
  final: 'No change is possible afterwards.',
  confirm: 'Submit',
  cancel: 'Back to the paper',
  leave: 'Leave for now; the clock goes on',
}

const end = {
  handingIn: 'Your answers are being handed in',
  notHandedIn: 'Your answers wait for the network',
  handingInOffline:
    'They are on this device with their times, and are handed in as soon as the server can be reached. You may close this page; open Vikalp again on this device when there is a network.',
  tryAgain: 'Try now',
  timeOver: 'Time is up. Your answers are being handed in.',
  handedIn: (iso: string) => `Handed in at ${times.time(iso)}.`,
  timeWasUp: (iso: string) => `The time was up at ${times.time(iso)}; what you had saved was handed in.`,
  receipt: (receipt: string) => `Receipt ${receipt}.`,
  closed: 'This paper is handed in',
  cancelled: 'This test was cancelled',
  cancelledText: 'What you answered is kept.',
  resultsAt: (iso: string) => `Results on ${times.moment(iso)}.`,
  resultsLater: 'Your teacher will give the results.',
  seeResult: 'See result',
  nextPart: (title: string, until: string | null) =>
    until === null ? `${title} follows.` : `${title} follows. It can be begun until ${times.moment(until)}.`,
  startNext: (title: string) => `Start ${title}`,
  notStarted: 'The next part could not be started. Try again.',
  toMocks: 'All mock tests',
}

const instructions = {
  back: 'Mock tests',
  total: (total: number, minutes: number, highest: number) =>
    `${questions(total)}, ${number(minutes)} minutes, ${number(highest)} marks.`,
  met: (met: number, total: number) => `${number(met)} of ${number(total)} you have met before.`,
  clockTitle: 'Time',
  clock: (minutes: number) =>
    `You have ${number(minutes)} minutes. The clock runs on the server and is shown at the top. When it reaches zero, the paper ends by itself and is handed in as it stands.`,
  late: (minutes: number, end: string, left: string) =>
    `You are starting ${number(minutes)} minutes late. The test ends at ${times.time(end)}: you have ${left}.`,
  symbolsTitle: 'Question palette',
  symbols: 'The palette shows where each question stands:',
  movingTitle: 'Moving between questions',
  moving: {
    'four-button':
      'Choose a number in the palette, a section, Back or Next. None of these saves the answer of the question that you leave.',
    omr: 'Choose a number in the palette, a section, Back or Next.',
  },
  answeringTitle: 'Answering',
  answering: {
    'four-button': [
      'Choose one of the four options, then Save & Next. Without it the answer does not count.',
      'Clear Response takes the answer away.',
      'Save & Mark for Review saves the answer and marks the question: the answer counts.',
      'Mark for Review & Next marks the question without saving what you chose.',
    ],
    omr: ['A filled circle is the answer; there is nothing to save.'],
  },
  keypad: 'Some questions ask for a number: type it with the keys on the screen, as 5, -12 or 0.5.',
  sectionsTitle: 'Sections and marks',
  section: (name: string, count: number, right: number, wrong: number) =>
    `${name}: ${questions(count)}, ${marks(right)} for a right answer, ${wrong === 0 ? 'nothing is taken for a wrong one' : `${marks(wrong)} for a wrong one`}.`,
  afterSections:
    'After the last question of a section comes the first of the next. You may go back to any section.',
  lostTitle: 'If the page is lost',
  lostTime: {
    clockRuns: 'Open it again on any device. The clock goes on while you are away.',
    giveBack:
      'Open it again on any device. Time that was lost can be given back: up to 15 minutes each time, 30 minutes in all.',
    giveBackInTest:
      'Open it again on any device. Of the time that was lost up to 5 minutes in all are given back, more when your teacher says so.',
  },
  languageTitle: 'Language',
  language: 'The questions are in English.',
  offline: 'You need a connection to begin. After that you may lose it: your answers stay on this device.',
  leaveInfo:
    'Your teacher sees how often and for how long you leave the page, from five seconds on. A call, a notification or a locked screen looks the same.',
  agree: 'I have read and understood the instructions.',
  begin: 'I am ready to begin',
  beginning: 'Beginning...',
  opensAt: (iso: string) => `Opens on ${times.moment(iso)}.`,
  closedAt: (iso: string) => `This test closed on ${times.moment(iso)}.`,
  closed: 'This test is closed.',
  notOpen: 'This test is not open yet.',
  failed: 'The paper could not be begun.',
}

export const hall = {
  loading: 'Loading the paper...',
  failed: 'The paper did not load',
  tryAgain: 'Try again',
  marks: (right: number, wrong: number) => (wrong === 0 ? marks(right) : `${marks(right)}, ${marks(wrong)}`),
  partOf: (subject: string, part: string) => (part === '' ? subject : `${subject}, ${part}`),
  sections: 'Sections',
  question: (n: number) => `Question ${number(n)}`,
  timeLeft: 'Time left',
  left: (minutes: number) => plural(minutes, { one: '# minute left.', other: '# minutes left.' }),
  paper: 'Question Paper',
  paperNote: 'Only to read. The clock is running.',
  elsewhere: 'This test goes on in another window',
  elsewhereText: 'What was answered here is kept. Only one window can go on.',
  useHere: 'Use it here',
  away: (seconds: number) => `You were away ${times.length(seconds)}.`,
  lostTime: "In the hall a machine's lost time is given back.",
  take: 'Give it back',
  leave: 'Let it count',
  clockWentOn: (left: string) => `The clock went on: ${left} left.`,
  goOn: 'Go on',
  notSettled: 'That did not reach the server. Try again.',
  palette,
  buttons,
  strip,
  numbers,
  submit,
  end,
  instructions,
}

declare module '../messages.ts' {
  interface English {
    hall: typeof hall
  }
}
