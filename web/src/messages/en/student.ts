/** The profile of a student. */
export const student = {
  profileOf: (name: string) => `Profile of ${name}`,
  sample: 'This student is fictional. A profile looks like this after some weeks of practice.',
  toOwnProfile: 'Go to your profile',
  nextStep: {
    title: 'Next step',
    weakest: 'Weakest topic',
    first: 'Take a first quiz of ten questions. Your score, your streak and your badges will stand here.',
    start: 'Start your first quiz',
    topic: (topic: string, chapter: string) => (topic === chapter ? topic : `${topic} (${chapter})`),
    score: (correct: string, answered: string) =>
      answered === '1'
        ? `${correct} of 1 answer right so far.`
        : `${correct} of ${answered} answers right so far.`,
    practise: 'Practise now',
    practiseOf: (chapter: string) => `Practise now: ${chapter}`,
  },
  overall: {
    title: 'Overall Progress',
    accuracy: (count: string) =>
      count === '1' ? 'Average accuracy in 1 quiz' : `Average accuracy across ${count} quizzes`,
    none: 'Your average accuracy stands here after the first quiz.',
    noneOf: 'No quiz yet.',
    percent: (value: string) => `${value} percent`,
  },
  streak: {
    title: 'Streak',
    days: (count: number) => (count === 1 ? 'day learning' : 'days learning'),
    // Requirement 10.3
    hint: 'Practice a quick quiz to keep streak alive!',
    week: 'This week',
    practised: (day: string) => `${day}: practised`,
    missed: (day: string) => `${day}: no practice`,
    today: (day: string) => `${day}, today: no practice yet`,
    coming: (day: string) => `${day}: to come`,
    quick: 'Quick quiz',
    quickOf: (chapter: string) => `Quick quiz: 5 questions of ${chapter}`,
  },
  quizzes: {
    title: 'Quizzes Taken',
    quick: (count: string) => (count === '1' ? 'and 1 quick quiz' : `and ${count} quick quizzes`),
    tiers: { bronze: 'Bronze Scholar', silver: 'Silver Achiever', gold: 'Gold Champion' },
    tierGoal: (count: string) => `${count} quizzes`,
    earned: 'Earned',
    // Requirement 10.4
    nextTier: (label: string, count: string) => `Next: ${label} at ${count} quizzes`,
    noBadges: 'No badges yet. Finish quizzes to unlock badges!',
    tierProgress: (done: string, goal: string) => `${done} of ${goal} quizzes`,
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
      `${count === 1 ? 'quiz' : 'quizzes'}${hasQuick ? ', quick ones included' : ''}`,
    studyTime: 'study time',
    minutes: (count: string) => `${count} min`,
    hours: (count: string) => `${count} h`,
  },
  subjects: {
    title: 'Subject Performance',
    notOffered: 'Not offered yet',
    none: 'No quiz yet',
    quizzes: (count: string) => (count === '1' ? '1 quiz' : `${count} quizzes`),
  },
  history: {
    recent: 'Recent Quizzes',
    all: 'Quiz History',
    viewAll: 'View All Quiz History',
    showLess: 'Show recent quizzes only',
    more: 'Show more',
    loading: 'Loading...',
    shownOf: (shown: string, total: string) => `${shown} of ${total} quizzes`,
    score: (score: string, total: string) => `${score}/${total}`,
    // Requirement 10.8: a ratio of 0.7 or more is green, else red.
    wellDone: 'Good',
    toPractise: 'Practise',
    quick: 'Quick',
    none: 'No quizzes yet. Each one you finish stands here with its score.',
    noneOf: 'No quizzes yet.',
    onlyQuick: 'Only quick quizzes so far; they are in the history.',
    failed: 'The history did not load.',
  },
  badges: {
    title: 'Badges and Achievements',
    // Requirement 10.5, shown while it is ahead
    next: 'Next: Quiz Master at 10 quizzes',
  },
  details: {
    open: 'Your details',
    title: 'Your details',
    notLoaded: 'The form did not load. Check your connection and try again.',
    whoSees:
      'Besides you, only the teachers and the institute of your classes can see these. Each time they do, it is written down.',
    grade: 'Class',
    noGrade: 'Not said',
    phone: 'Your phone',
    parentContact: 'Phone of a parent',
    phoneHint: 'With country code: +91 98250 12345',
    address: 'Address',
    phoneWrong: 'A phone number has 8 to 15 digits.',
    addressWrong: 'At most 200 letters.',
    refused: 'This is not accepted as it stands.',
    save: 'Save details',
    saving: 'Saving...',
    saved: 'Your details are saved.',
    failed: 'Your details were not saved. They still stand in the form.',
  },
}

declare module '../messages.ts' {
  interface English {
    student: typeof student
  }
}
