import type { AssignmentState } from '@vikalp/domain/vocabulary'
import { formats } from './formats.ts'

const { day, list, number, plural } = formats

/** The classes of a teacher: codes, students, attendance. */
export const taughtClasses = {
  title: 'Your classes',
  failed: 'Your classes did not load',
  notLoaded: 'That did not open. Check the connection and try again.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',

  firstTitle: 'Make your first class',
  firstText:
    'Each class has a code. When your students enter it on their profile page, you will see their results, strengths and attendance here.',
  name: 'Name of the class',
  suggestions: ['Class 11 Science', 'Class 12 Science', 'JEE Preparation', 'NEET Preparation'],
  nameNeeded: 'Enter a name for the class.',
  create: 'Make class',
  creating: 'Making...',
  another: 'Make another class',
  created: (name: string) => `${name} is ready. Share its code with your students.`,
  createFailed: 'The class was not made. Try again.',
  tooMany: (most: number) => `You have ${number(most)} classes. End one before you make another.`,

  students: (count: number) =>
    count === 0 ? 'No students yet' : plural(count, { one: '# student', other: '# students' }),
  waiting: (count: number) =>
    plural(count, { one: '# shares no results yet', other: '# share no results yet' }),
  lastAttendance: (takenOn: string) => `Last attendance ${day(takenOn)}`,
  noAttendance: 'No attendance taken yet',
  takenToday: 'Attendance taken today',
  code: 'Class code',
  codeTexts: { copy: 'Copy', share: 'Share', copied: 'Code copied.', notCopied: 'The code was not copied.' },
  invitation: ({ name, site, address, code }: Record<'name' | 'site' | 'address' | 'code', string>) =>
    `Join ${name} on ${site}: sign in at ${address} and type the class code ${code} on your profile.`,
  takeAttendance: 'Attendance',
  showStudents: 'Students',
  showAssignments: 'Assignments',
  toTests: 'Tests',
  forTeachers: 'Teachers have classes. Those that you attend are on your profile.',
  toTopics: 'Topics',
  assignments: {
    title: (name: string) => `Assignments of ${name}`,
    make: 'Set an assignment',
    none: 'No assignment yet. A quiz of a chapter with a day until which it is due is the usual one.',
    exam: 'Examination',
    subject: 'Subject',
    chapter: 'Chapter',
    chooseChapter: 'Choose a chapter',
    name: 'Name of the assignment',
    count: 'Questions',
    dueOn: 'Due on',
    eachOwn: 'Each student gets questions of their own.',
    picked: (count: number) =>
      `${plural(count, { one: '# question', other: '# questions' })}, the same for everybody.`,
    pick: 'Pick the questions',
    changePicks: 'Change what is picked',
    dropPicks: 'Without picking',
    set: 'Set it',
    setting: 'Setting...',
    cancel: 'Cancel',
    done: 'The assignment is set. Your students see it on their profile.',
    notConfirmed: 'Only confirmed teachers set assignments. Your institute or we have to confirm you first.',
    faults: {
      chapter: 'Choose the chapter.',
      title: 'Enter a name for the assignment.',
      count: 'Choose 5 to 50 questions.',
      dueOn: 'Choose today or a later day.',
    },
    facts: (questions: number, dueAt: string) =>
      `${plural(questions, { one: '# question', other: '# questions' })}, due ${day(dueAt)}`,
    progress: ({
      students,
      done,
      late,
      notBegun,
    }: Record<'students' | 'done' | 'late' | 'notBegun', number>) =>
      `${list([`${number(done)} done`, `${number(late)} late`, `${number(notBegun)} not begun`])} of ${number(students)}`,
    who: 'Who has done it',
    ofAssignment: (action: string, title: string) => `${action}: ${title}`,
    student: (name: string, rollNo: string) => `${name}, roll no. ${rollNo}`,
    state: (state: AssignmentState, correct: number | null, total: number | null) => {
      const said = { done: 'Done', late: 'Done late', begun: 'Begun', 'not-begun': 'Not begun' }[state]
      return correct === null || total === null ? said : `${said}, ${number(correct)} of ${number(total)}`
    },
    remove: 'Take away',
    removed: (title: string) => `${title} is taken away. What was practised stays.`,
  },
  ofClass: (action: string, name: string) => `${action}: ${name}`,

  papers: 'Papers for guardians',
  change: 'Change class',
  rename: 'Rename',
  renameTitle: 'Rename class',
  renamed: 'The class has its new name.',
  renameFailed: 'The name was not changed. Try again.',
  newCode: 'New code',
  newCodeTitle: (name: string) => `New code for ${name}?`,
  newCodeText: 'The old code stops working at once. Students who are in the class stay in it.',
  newCodeConfirm: 'Make new code',
  newCodeMade: (code: string) => `The new code is ${code}.`,
  newCodeFailed: 'The code was not changed. Try again.',
  end: 'End class',
  endTitle: (name: string) => `End ${name}?`,
  endText:
    'Every student leaves the class, and you and the institute stop seeing their results through it. Its attendance is kept. A class that has ended cannot be opened again.',
  ended: (name: string) => `${name} has ended.`,
  endFailed: 'The class was not ended. Try again.',
  keep: 'Keep it',

  members: {
    title: (name: string) => `Students of ${name}`,
    none: 'No one has joined yet. Share the class code with your students.',
    waits: 'shares no results yet',
    since: (enrolledOn: string) => `since ${day(enrolledOn)}`,
    rollNo: 'Roll number',
    rollNoOf: (name: string) => `Roll number of ${name}`,
    rollNoNeeded: (max: number) => `A roll number has 1 to ${number(max)} characters.`,
    rollNoTaken: 'Another student of the class has this roll number.',
    rollNoSaved: (name: string) => `Roll number of ${name} saved.`,
    rollNoFailed: 'The roll number was not saved. Try again.',
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    done: 'Close',
    closeOf: (name: string) => `Close ${name}`,
    remove: 'Remove from class',
    removeText: (name: string) =>
      `Remove ${name}? You will stop seeing their results at once. They will need the class code to join again.`,
    removeConfirm: 'Remove',
    removeCancel: 'Keep',
    removed: (name: string) => `${name} has been removed from the class.`,
    removeFailed: 'The student was not removed. Try again.',
  },

  register: {
    title: (name: string) => `Attendance: ${name}`,
    day: 'Day',
    loading: 'Loading the register...',
    none: 'There was no one in the class on this day.',
    rule: 'Everyone is marked present. Tap those who are absent.',
    present: 'Present',
    absent: 'Absent',
    count: (present: number, all: number) => `${number(present)} of ${number(all)} present`,
    allPresent: 'All present',
    save: 'Save attendance',
    taken: 'Attendance was taken. You can correct it.',
    unsaved: 'Not saved yet.',
    saved: (takenOn: string) => `Attendance of ${day(takenOn)} saved.`,
    saveFailed: 'Attendance was not saved. Your marks stay here; try again.',
    dayRefused: (daysBack: number) =>
      `Attendance is for days from the start of the class to today, at most ${number(daysBack)} days back.`,
  },
}

declare module '../messages.ts' {
  interface English {
    taughtClasses: typeof taughtClasses
  }
}
