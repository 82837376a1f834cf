import type { Grade } from '@vikalp/domain/vocabulary'
import { formats } from './formats.ts'

const { decimal, number, plural } = formats

const grades: Record<Grade, string> = {
  'Class 11': 'Class 11',
  'Class 12': 'Class 12',
  Repeating: 'Repeating',
}

/** The profile of a student. */
export const student = {
  profileOf: (name: string) => `Profile of ${name}`,
  sample: 'This student is fictional. A profile looks like this after some weeks of practice.',
  toOwnProfile: 'Go to your profile',
  nextStep: {
    title: 'Next step',
    weakest: 'Weakest topic',
    first: 'Take your first quiz of ten questions. Your score, streak and badges will appear here.',
    start: 'Start your first quiz',
    topic: (topic: string, chapter: string) => (topic === chapter ? topic : `${topic} (${chapter})`),
    score: (correct: number, answered: number) =>
      `${number(correct)} of ${plural(answered, { one: '# answer', other: '# answers' })} right so far.`,
    practise: 'Practise now',
    plan: 'Plan my days for an exam',
    practiseOf: (chapter: string) => `Practise now: ${chapter}`,
  },
  sharing: {
    open: 'Your data and who sees it',
    unasked: {
      title: 'One question to you',
      text: 'When were you born? We ask everybody once, before anything of you is shown to a teacher. Practice goes on without an answer.',
      go: 'Answer it',
    },
    waiting: {
      title: 'Ask a parent or guardian',
      text: 'Until one of them agrees, teachers do not see your practice. Everything else works.',
      go: 'How it works',
    },
  },
  overall: {
    title: 'Overall Progress',
    accuracy: (count: number) =>
      plural(count, { one: 'Average accuracy in # quiz', other: 'Average accuracy across # quizzes' }),
    none: 'Your average accuracy will appear here after your first quiz.',
    noneOf: 'No quiz yet.',
    percentInWords: (value: number) => `${number(value)} percent`,
  },
  streak: {
    title: 'Streak',
    days: (count: number) => plural(count, { one: 'day learning', other: 'days learning' }),
    // Requirement 10.3
    hint: 'Practice a quick quiz to keep streak alive!',
    week: 'This week',
    practised: (day: string) => `${day}: practised`,
    missed: (day: string) => `${day}: no practice`,
    today: (day: string) => `${day}, today: no practice yet`,
    coming: (day: string) => `${day}: to come`,
    quick: 'Quick quiz',
    quickOf: (questions: number, chapter: string) =>
      `Quick quiz: ${number(questions)} questions of ${chapter}`,
  },
  quizzes: {
    title: 'Quizzes Taken',
    quick: (count: number) => plural(count, { one: 'and # quick quiz', other: 'and # quick quizzes' }),
    tiers: { bronze: 'Bronze Scholar', silver: 'Silver Achiever', gold: 'Gold Champion' },
    tierGoal: (goal: number) => `${number(goal)} quizzes`,
    earned: 'Earned',
    // Requirement 10.4
    nextTier: (label: string, goal: number) => `Next: ${label} at ${number(goal)} quizzes`,
    noBadges: 'No badges yet. Finish quizzes to unlock badges!',
    tierProgress: (done: number, goal: number) => `${number(done)} of ${number(goal)} quizzes`,
  },
  trend: {
    score: 'Average score',
    quizzes: 'Quizzes',
    time: 'Study time',
    noneIn: {
      weekly: 'No quiz this week yet.',
      monthly: 'No quiz this year yet.',
      yearly: 'No quiz in these years yet.',
    },
    averageScore: 'average score',
    totalQuizzes: (count: number, hasQuick: boolean) =>
      plural(count, { one: 'quiz', other: 'quizzes' }) + (hasQuick ? ', quick ones included' : ''),
    studyTime: 'study time',
    minutes: (minutes: number) => `${number(minutes)} min`,
    hours: (hours: number) => `${Number.isInteger(hours) ? number(hours) : decimal(hours)} h`,
  },
  subjects: {
    topics: 'Topic map',
    readiness: 'Readiness: what a paper would bring',
    title: 'Subject Performance',
    notOffered: 'Not offered yet',
    none: 'No quiz yet',
    quizzes: (count: number) => plural(count, { one: '# quiz', other: '# quizzes' }),
  },
  mocks: {
    title: 'Mock tests',
    note: 'They keep your streak, and stand in no badge and no average.',
    score: (score: number, highest: number) => `${score} of ${highest}`,
    failed: 'Your mock tests did not load.',
    open: 'To the mock tests',
  },
  history: {
    recent: 'Recent Quizzes',
    all: 'Quiz History',
    viewAll: 'View All Quiz History',
    bookmarks: 'Bookmarked questions',
    mistakes: 'Mistakes to repair',
    showLess: 'Show recent quizzes only',
    more: 'Show more',
    loading: 'Loading...',
    shownOf: (shown: number, total: number) => `${number(shown)} of ${number(total)} quizzes`,
    score: (score: number, total: number) => `${number(score)}/${number(total)}`,
    // Requirement 10.8: a ratio of 0.7 or more is green, else red.
    wellDone: 'Good',
    toPractise: 'Practise',
    quick: 'Quick',
    none: 'No quizzes yet. Every quiz you finish will be listed here with its score.',
    noneOf: 'No quizzes yet.',
    onlyQuick: 'Only quick quizzes so far; they are in the history.',
    failed: 'The history did not load.',
  },
  badges: {
    title: 'Badges and Achievements',
    // Requirement 10.5, shown until it is earned
    next: (goal: number) => `Next: Quiz Master at ${number(goal)} quizzes`,
  },
  details: {
    open: 'Your details',
    title: 'Your details',
    notLoaded: 'The form did not load. Check your connection and try again.',
    note: 'Only you, your teachers and your institute can see these. Each time they open them, it is recorded.',
    grade: 'Class',
    grades,
    noGrade: 'Not said',
    phone: 'Your phone',
    parentContact: 'Phone of a parent',
    phoneHint: 'With country code: +91 98250 12345',
    address: 'Address',
    phoneWrong: (min: number, max: number) => `A phone number has ${min} to ${max} digits.`,
    addressWrong: (max: number) => `At most ${max} characters.`,
    refused: 'This cannot be saved. Please check it.',
    mayNot:
      'Phone numbers and address are for sharing, and you cannot share yet: see “Your data and who sees it” on your profile. Your class can be saved alone.',
    save: 'Save details',
    saving: 'Saving...',
    saved: 'Your details are saved.',
    failed: 'Your details were not saved. They are still in the form; try again.',
  },
}

declare module '../messages.ts' {
  interface English {
    student: typeof student
  }
}
