import { whySentence } from '@vikalp/domain/english/why-sentences'
import { formats } from './formats.ts'

const { day, list, number, plural, weekday } = formats

/** The shortcuts in words, for the help; the keys themselves are on the controls. */
const shortcuts = {
  choose: 'Choose an option',
  previous: 'Previous question',
  next: 'Next question',
  mark: 'Mark for review',
  hint: 'Hint',
  clear: 'Clear the answer',
  help: 'This list',
}

export const quiz = {
  // Requirements 5.1, 5.2 and 5.4
  loading: 'Loading Quiz...',
  failed: 'Quiz Loading Failed',
  answersSafe: 'Your answers are safe on this phone.',
  nothingLost: 'No answer was given yet, so nothing is lost.',
  otherDay: (day: string) => `That plan was for ${weekday(day)}. Today has another one.`,
  toToday: 'Today’s plan',
  goBack: 'Go Back',
  tryAgain: 'Try again',
  empty: 'No Questions Available',
  differentChapter: 'Choose Different Chapter',
  questionOf: (n: number, total: number) => `Question ${number(n)} / ${number(total)}`,
  askedIn: (year: number | null) => `Asked in: ${year ?? 'N/A'}`,
  previous: 'Previous',
  skip: 'Skip',
  next: 'Next',
  submit: 'Submit Quiz',
  submitting: 'Submitting...',

  progress: 'Progress',
  progressText: (n: number, total: number) => `Question ${number(n)} of ${number(total)}`,
  option: (letter: string, text: string) => `${letter}. ${text}`,
  mark: 'Mark',
  markForReview: 'Mark for review',
  tools: 'Help with this question',
  clear: 'Clear',
  cleared: 'Answer cleared.',
  undo: 'Undo',
  image: 'Picture of the question',
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Show the whole picture',
  imageFailed: 'Image did not load.',
  resumed: (n: number) => `Resumed at question ${number(n)}.`,
  startAgain: 'Start again',
  startedAgain: 'Started again.',
  notOnDevice: 'This phone cannot store answers. Keep this page open until you submit.',

  guessed: 'I guessed',
  repeat: 'Repeat',
  allMet: (questions: number) =>
    `You have met all ${number(questions)} of this chapter. Longest-unseen first, marked Repeat.`,
  hintCounts: 'A hint halves its credit.',
  check: 'Check',
  verdict: { right: 'Right', wrong: (letter: string) => `Not right: it is ${letter}` },
  timeLeft: 'Time left:',
  minuteLeft: 'One minute left.',
  timeUp: 'Time is up',
  timeOver: {
    title: 'Time was up while you were away',
    passed: (ended: Date, answered: number, total: number) =>
      `The clock ended on ${day(ended.toISOString())}. You had answered ${number(answered)} of ${number(total)}.`,
    choose: 'Hand in what you answered, or start a new one and leave these answers out.',
    handIn: (answered: number) => plural(answered, { one: 'Hand in # answer', other: 'Hand in # answers' }),
    another: 'Start a new one',
    nothing: 'You had not answered anything, so nothing was handed in.',
  },
  choice: {
    open: 'How we choose',
    notLoaded: 'It did not load. Check the connection and try again.',
    p: (percent: number) => `We expect you to get this right with a chance of ${number(percent)} %.`,
    aim: (percent: number) => `The choice aimed at ${number(percent)} %.`,
    beliefs: 'Out of 100 Medium questions, we think you would get this many right:',
    of: { all: 'In all subjects', sub: 'In this subject', ch: 'In this chapter', tp: 'In this topic' },
    share: (share: number) => number(share),
    range: (share: number, low: number, high: number) =>
      `${number(share)}, in 8 of 10 such cases between ${number(low)} and ${number(high)}`,
  },
  why: {
    label: 'Why this question:',
    sentence: whySentence,
  },

  everythingAnswered: 'Every question is answered.',
  leftOver: (notAnswered: number, marked: number) => {
    const parts = [
      notAnswered > 0 && `${number(notAnswered)} not answered`,
      marked > 0 && `${number(marked)} marked`,
    ]
    return `${list(parts.filter((part) => part !== false))}.`
  },
  seeThem: 'See them',

  leave: {
    open: 'Leave quiz',
    title: 'Leave quiz?',
    text: 'Your answers are saved on this phone.',
    confirm: 'Leave quiz',
    cancel: 'Stay',
  },
  nothing: {
    title: 'No answer yet',
    text: 'Answer at least one question, and the quiz can be submitted. Nothing is counted when you leave.',
    confirm: 'Leave quiz',
    cancel: 'Stay',
  },
  early: {
    title: 'Submit quiz?',
    text: (answered: number, notAnswered: number, marked: number) =>
      `${number(answered)} answered, ${number(notAnswered)} not answered, ${number(marked)} marked. Answers cannot be changed afterwards.`,
    confirm: 'Submit Quiz',
    cancel: 'Keep going',
  },

  palette: {
    title: 'Question palette',
    open: (n: number, total: number) => `Question palette, ${number(n)}/${number(total)}`,
    place: (n: number, total: number) => `${number(n)}/${number(total)}`,
    legend: {
      answered: 'Answered',
      notAnswered: 'Not answered',
      notVisited: 'Not visited',
      marked: 'Marked for review',
      answeredMarked: 'Answered and marked',
    },
    question: {
      answered: (n: number) => `Question ${number(n)}, answered`,
      notAnswered: (n: number) => `Question ${number(n)}, not answered`,
      notVisited: (n: number) => `Question ${number(n)}, not visited`,
      marked: (n: number) => `Question ${number(n)}, marked for review`,
      answeredMarked: (n: number) => `Question ${number(n)}, answered and marked for review`,
    },
    choose: 'choose',
    move: 'move',
    mark: 'mark',
    allShortcuts: 'all shortcuts',
  },

  reading: {
    title: 'Reading settings',
    size: 'Text size',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    sample: 'A ball is thrown.',
    shortcuts: 'Keyboard shortcuts',
    shortcutsNote: 'Single keys such as 1 to 4, N and M.',
  },
  help: { title: 'Keyboard shortcuts', open: 'Keyboard shortcuts', shortcuts },
}

declare module '../messages.ts' {
  interface English {
    quiz: typeof quiz
  }
}
