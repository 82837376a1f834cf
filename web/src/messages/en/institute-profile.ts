import { formats } from './formats.ts'

const { decimal, number, plural } = formats

export const instituteProfile = {
  sample: 'This is a fictional institute. It shows you what an institute’s page looks like.',
  sampleBack: 'Go to your profile',
  established: (year: number) => `Established ${year}`,
  stats: {
    students: 'Total Students',
    studentsOf: (count: number, of: number) => `${number(count)} of ${number(of)}`,
    studentsNote: (of: number) => `The full bar means ${number(of)} students`,
    staff: 'Teaching Staff',
    staffNote: (ratio: number) =>
      plural(ratio, { one: 'About # student to a teacher', other: 'About # students to a teacher' }),
    noStaff: 'No one has joined yet',
    average: 'Avg Performance',
    averageNote: 'Average score of all quizzes of your students',
    averageNoteSample: 'Average score of all quizzes of its students',
    noAverage: 'Shown after a student’s first quiz',
  },
  trend: {
    performance: 'Performance',
    engagement: 'Engagement',
    students: 'Students who practised',
    legend: 'Performance is the average score, engagement the share of students who practised.',
    empty: 'No student practised in this period. The chart begins with the first quiz.',
  },
  subjects: {
    title: 'Subject-wise Performance',
    none: 'No quiz yet',
    quizzes: (count: number) => plural(count, { one: '# quiz', other: '# quizzes' }),
  },
  classes: {
    title: 'Class Performance Overview',
    class: 'Class',
    students: 'Students',
    average: 'Average',
    top: 'Top performer',
    subjects: 'Subjects',
    noAverage: 'No quiz yet',
    noTop: 'Nobody yet',
    noSubjects: 'Not given',
    none: 'No class yet. Your teachers make classes on their own page, and students join with the class code.',
    noneSample: 'No class yet.',
    viewAll: (count: number) => `View all ${number(count)} classes`,
    showLess: 'Show fewer classes',
  },
  faculty: {
    title: 'Teaching Faculty',
    rating: 'The rating is the average score of the teacher’s students: 100% makes 5.',
    of5: (rating: number) => `${decimal(rating)} of 5`,
    noRating: 'No rating before the first quiz',
    noSubject: 'Subject not given',
    experience: (years: number) =>
      plural(years, { one: '# year of experience', other: '# years of experience' }),
    students: (count: number) => plural(count, { one: '# student', other: '# students' }),
    viewAll: (count: number) => `View all ${number(count)} teachers`,
    showLess: 'Show fewer teachers',
  },
  activities: {
    title: 'Recent Institute Activities',
    all: 'Institute Activities',
    types: { assessment: 'Assessment', meeting: 'Meeting', test: 'Test', training: 'Training' },
    none: 'No activity yet. Record an assessment, a meeting, a test or a training and it will be listed here.',
    noneSample: 'No activity yet.',
    score: 'Score',
    viewAll: 'View All Activities',
    showLess: 'Show recent activities only',
    more: 'Show more',
    loading: 'Loading...',
    shownOf: (shown: number, total: number) => `${number(shown)} of ${number(total)} activities`,
    failed: 'The other activities did not load. Those above are unchanged.',
  },
  badges: 'Institute Achievements',
  fresh: {
    title: 'Your dashboard will fill up on its own',
    text: 'Once your first teacher joins, you will see classes, subjects, faculty and your students’ performance here.',
  },
  details: {
    open: 'Institute details',
    title: 'Institute details',
    note: 'These are shown at the top of this page. Leave blank whatever you do not want to show.',
    notLoaded: 'The form did not load. Check the connection and try again.',
    accreditation: 'Accreditation',
    accreditationHint: 'For example CBSE, GSEB',
    location: 'Location',
    locationHint: 'For example Anand, Gujarat',
    established: 'Established in',
    badYear: (first: number, last: number) => `A year with four digits, from ${first} to ${last}.`,
    refused: 'Please check this.',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Institute details saved.',
    failed: 'The details were not saved. What you typed is still here.',
  },
}

declare module '../messages.ts' {
  interface English {
    instituteProfile: typeof instituteProfile
  }
}
