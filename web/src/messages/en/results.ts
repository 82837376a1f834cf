import { formats } from './formats.ts'

const { day, decimal, number, percent, plural } = formats

export const results = {
  analysis: {
    title: 'Quiz Results',
    loading: 'Loading your result...',
    score: 'Score',
    figure: (correct: number, total: number) => `${number(correct)} / ${number(total)}`,
    correctPercent: (accuracy: number) => `correct · ${percent(accuracy)}`,
    scoreInWords: (correct: number, total: number, accuracy: number) =>
      `${number(correct)} of ${number(total)} correct, ${number(accuracy)} percent`,
    correct: 'Correct',
    incorrect: 'Incorrect',
    notAttempted: 'Not Attempted',
    performance: 'Performance Analysis',
    accuracy: 'Accuracy Rate',
    completion: 'Completion Rate',
    averageTime: 'Average Time per Question',
    minutes: (minutes: number) => `${decimal(minutes)} min`,
    notRecorded: 'Not recorded',
    meaning: {
      full: 'Every question right. You have mastered this chapter; come back in a week to keep it fresh.',
      excellent: 'You know this chapter. Look at what you missed while it is fresh.',
      good: 'You know most of it. Read the explanations of what you missed to close the gap.',
      fair: 'The base is there. Read the explanations, then practise this chapter again.',
      practise: 'This chapter needs another round. Start with the explanations.',
    },
    review: 'Review Answers',
    home: 'Back to Home',
    mistakes: 'Mistakes to repair',
    practiseMissed: (count: number) =>
      plural(count, { one: 'Practise the one you missed', other: 'Practise the # you missed' }),
    again: 'Practise again',
    share: 'Share',
    shared: (correct: number, total: number, chapter: string, place: string) =>
      `${number(correct)} of ${number(total)} correct in ${chapter} (${place}).`,
    copied: 'Result copied. Paste it where you like.',
    notCopied: 'This browser can neither share nor copy.',
    notScored: 'Not scored yet',
    notScoredFigures: 'The counts will appear once the server has scored your answers.',
    safe: 'Your answers are safe on this phone.',
    sentLater: 'They will be sent automatically when you are back online.',
    refused:
      'The server no longer accepts this quiz, so it cannot be scored. You can still review your answers.',
    tryAgain: 'Try again',
    sending: 'Sending...',
    scoredNow: (score: string) => `Your quiz is scored now: ${score}.`,
    emptyTitle: 'No result to show',
    empty: 'Your result will appear here after a quiz. Choose an exam to take one.',
    failed: 'Your result did not load',
    chooseExam: 'Choose an exam',
  },
  review: {
    title: 'Answer Review',
    loading: 'Loading your answers...',
    back: 'Back to Analysis',
    backToProfile: 'Back to the profile',
    chapters: 'Back to Chapters',
    bookmarks: 'Bookmarked questions',
    questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
    filter: 'Show',
    all: 'All',
    status: { Skipped: 'Skipped', Correct: 'Correct', Incorrect: 'Incorrect' },
    count: (count: number) => number(count),
    none: {
      incorrect: 'No incorrect answer in this quiz.',
      skipped: 'No question was skipped in this quiz.',
      correct: 'No correct answer in this quiz.',
    },
    rail: 'Questions',
    numbers: 'Numbers of the questions',
    railItem: (n: number, status: string) => `Question ${number(n)}, ${status}`,
    next: 'Next question',
    before: 'Question before',
    question: (n: number) => `Question ${number(n)}`,
    askedIn: (year: number) => `Asked in: ${year}`,
    optionWords: {
      right: 'Correct answer',
      chosenRight: 'Your answer, correct',
      chosenWrong: 'Your answer',
    },
    explanation: 'Explanation',
    print: 'Print',
    printedScore: (correct: number, total: number) => `Score: ${number(correct)} of ${number(total)}`,
    printedDate: (finishedAt: string) => `Taken on ${day(finishedAt)}`,
    failedTitle: 'Your answers did not load',
    tryAgain: 'Try again',
    chooseExam: 'Choose an exam',
  },
}

declare module '../messages.ts' {
  interface English {
    results: typeof results
  }
}
