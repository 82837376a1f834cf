/** The shortcut keys in words, for the help; the keys themselves stand on the controls. */
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
  heading: (exam: string, subject: string) => `${exam} - ${subject}`,
  // Requirements 5.1, 5.2 and 5.4
  loading: 'Loading Quiz...',
  failed: 'Quiz Loading Failed',
  goBack: 'Go Back',
  tryAgain: 'Try again',
  empty: 'No Questions Available',
  differentChapter: 'Choose Different Chapter',
  questionOf: (n: string, total: string) => `Question ${n} / ${total}`,
  askedIn: (year: string) => `Asked in: ${year}`,
  noYear: 'N/A',
  previous: 'Previous',
  skip: 'Skip',
  next: 'Next',
  submit: 'Submit Quiz',
  submitting: 'Submitting...',

  progress: 'Progress',
  progressText: (n: string, total: string) => `Question ${n} of ${total}`,
  option: (letter: string, text: string) => `${letter}. ${text}`,
  mark: 'Mark',
  markForReview: 'Mark for review',
  tools: 'Help with this question',
  clear: 'Clear',
  cleared: 'Answer cleared.',
  undo: 'Undo',
  image: 'Picture of the question',
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  imageFailed: 'Image did not load.',
  resumed: (n: string) => `Resumed at question ${n}.`,
  startAgain: 'Start again',
  startedAgain: 'Started again.',
  notOnDevice: 'This phone cannot store answers. Keep this page open until you submit.',

  everythingAnswered: 'Every question is answered.',
  notAnswered: (n: string) => `${n} not answered`,
  someMarked: (n: string) => `${n} marked`,
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
    text: (answered: string, notAnswered: string, marked: string) =>
      `${answered} answered, ${notAnswered} not answered, ${marked} marked. Answers cannot be changed afterwards.`,
    confirm: 'Submit Quiz',
    cancel: 'Keep going',
  },

  palette: {
    title: 'Question palette',
    open: (n: string, total: string) => `Question palette, ${n}/${total}`,
    place: (n: string, total: string) => `${n}/${total}`,
    legend: {
      answered: 'Answered',
      notAnswered: 'Not answered',
      notVisited: 'Not visited',
      marked: 'Marked for review',
      answeredMarked: 'Answered and marked',
    },
    question: {
      answered: (n: string) => `Question ${n}, answered`,
      notAnswered: (n: string) => `Question ${n}, not answered`,
      notVisited: (n: string) => `Question ${n}, not visited`,
      marked: (n: string) => `Question ${n}, marked for review`,
      answeredMarked: (n: string) => `Question ${n}, answered and marked for review`,
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
