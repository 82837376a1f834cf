import { formats } from './formats.ts'

const { number, plural } = formats

/** The teacher's dashboard. */
export const teacher = {
  sample: 'This teacher and the students are fictional.',
  ownProfile: 'Go to your profile',
  toCharts: 'Charts',
  toClasses: 'Your classes',
  years: (count: number) => plural(count, { one: '# year', other: '# years' }),

  totalStudents: 'Total Students',
  ofStudents: (count: number, full: number) => `${number(count)} of ${number(full)}`,
  activeClasses: 'Active Classes',
  avgPerformance: 'Avg Performance',
  noQuizzesNote: 'No quizzes yet',

  students: {
    title: 'Student Management',
    needAttention: 'Needs attention',
    idle: 'No practice this week',
    search: 'Search by name, roll number or email',
    class: 'Class',
    allClasses: 'All classes',
    unknownClass: 'not found',
    status: 'Status',
    all: 'All',
    // Requirement 11.6
    statuses: { excellent: 'Excellent', good: 'Good', average: 'Average', poor: 'Poor' },
    noStatus: 'No quizzes yet',
    everybody: (total: number) => `All ${number(total)} students`,
    count: (total: number, of: number) => `${number(total)} of ${number(of)} students`,
    reset: 'Reset filters',
    filters: 'Filters in use',
    searchChip: (text: string) => `“${text}”`,
    classChip: (name: string) => `Class: ${name}`,
    statusChip: (name: string) => `Status: ${name}`,
    removeFilter: (name: string) => `Remove filter ${name}`,
    noMatch: 'No student matches.',
    noneTitle: 'No results to show yet',
    none: 'Give your students the code of their class. Those who join are listed here with their results and attendance; under 18 only once a parent or guardian agrees.',
    toCodes: 'See the class codes',
    failed: 'The students did not load',
    rollAndClass: (rollNo: string, className: string) => `${rollNo} · ${className}`,
    average: 'Average',
    last: 'Last score',
    attendance: 'Attendance',
    view: 'View Details',
    hide: 'Hide Details',
    ofStudent: (action: string, name: string) => `${action}: ${name}`,
    email: (name: string) => `Email ${name}`,
    call: (name: string) => `Call ${name}`,
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
    pages: 'Pages of students',
  },

  details: {
    loading: 'Loading details...',
    failed: 'The details did not load.',
    gone: 'This student is no longer in your classes, or does not share any more.',
    email: 'Email',
    phone: 'Phone',
    parentContact: 'Parent contact',
    address: 'Address',
    quizzesTaken: 'Quizzes taken',
    strengths: 'Strengths',
    weaknesses: 'Weaknesses',
    // Requirement 11.4
    none: 'None identified',
    all: (count: number) => `Show all ${number(count)}`,
    fewer: 'Show fewer',
    ofTopics: (action: string, name: string) => `${action}: ${name}`,
    notGiven: 'Not given',
    withheld: 'You see email, phone and address once you are confirmed.',
    missing: {
      phone: (name: string) => `${name} has given no phone number.`,
      email: (name: string) => `${name} has confirmed no email.`,
    },
    written: 'Each time you open these details, it is recorded.',
    profile: 'Open the whole profile',
    profileOf: (name: string) => `Open the whole profile of ${name}`,
  },

  trend: {
    performance: 'Performance',
    engagement: 'Engagement',
    attendance: 'Attendance',
    students: 'Students',
    note: 'Performance is the average score, engagement the share of students who practised, attendance the share present.',
    empty: 'Nothing to show for this time yet. The first quiz or the first attendance starts the chart.',
  },
  topics: {
    title: (subject: string) => `${subject} topics`,
    titleOfAll: 'Topics',
    note: 'Share of right answers of your students',
  },
  badges: 'Teaching Excellence',

  form: {
    open: 'Your details',
    title: 'Your details',
    notLoaded: 'The form did not open. Check the connection and try again.',
    note: 'Your students and your institute see this. Leave blank whatever you do not want to show.',
    subject: 'Subject',
    noSubject: 'Not chosen',
    qualification: 'Qualification',
    phone: 'Phone',
    phoneWrong: (min: number, max: number) =>
      `A phone number has ${min} to ${max} digits, such as +91 98250 12345.`,
    since: 'Teaching since (year)',
    sinceWrong: (first: number, last: number) => `A year from ${first} to ${last}.`,
    refused: 'This was not accepted. Please check it.',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Your details are saved.',
    failed: 'Your details were not saved. They are still here; try again.',
  },
}

declare module '../messages.ts' {
  interface English {
    teacher: typeof teacher
  }
}
