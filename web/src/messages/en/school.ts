import type { RosterColumn, RosterFaultKind } from '@vikalp/domain/vocabulary'
import { formats } from './formats.ts'

const { number, plural } = formats

const students = (count: number) => plural(count, { one: '# student', other: '# students' })
const people = (count: number) => plural(count, { one: '# person', other: '# people' })

const columns: Record<RosterColumn, string> = {
  name: 'Name',
  class: 'Class',
  rollNo: 'Roll number',
  admissionNo: 'Admission number',
  email: 'Email',
  grade: 'Grade',
  subject: 'Subject',
}

const faults: Record<RosterFaultKind, string> = {
  missing: 'is empty',
  formula: 'begins like a formula, or is the error of one; type the text itself',
  date: 'was made a date by the spreadsheet; format the column as text and type it again',
  long: 'is too long',
  many: 'names too many classes',
  email: 'is not an email address',
  grade: 'is none of Class 11, Class 12 and Repeating',
  subject: 'is no subject of ours; leave it empty for any other',
  repeated: 'is the same as in row',
  taken: 'belongs to somebody who is not in this file',
  unclear: 'is needed: somebody of this name is on the roster, and it may be another person',
  full: 'has no room for more people',
}

export const school = {
  columnNames: columns,
  title: 'Roster',
  toInstitute: 'Back to the institute',
  loading: 'Loading the roster...',
  failed: 'The roster did not load',
  notInstitute: 'A roster is for institutes: here they sign up their students and teachers.',
  demo: 'The demo institute has no roster of its own: real accounts would come of it. Sign up as an institute to try it.',
  handle: {
    title: 'Your short name',
    text: 'Your students and teachers sign in as name@short-name. It cannot be changed later, because it stands on printed cards.',
    label: 'Short name',
    hint: (min: number, max: number) =>
      `${number(min)} to ${number(max)} small letters and digits, such as northschool`,
    need: 'Use small letters and digits only, and begin with a letter.',
    reserved: 'This short name is kept free. Choose one that names your institute.',
    taken: 'Another institute has this short name. Choose another one.',
    save: 'Choose this name',
    saving: 'Saving...',
    failed: 'The short name was not saved.',
  },
  people: (count: number, teachers: number) =>
    `${students(count)} and ${plural(teachers, { one: '# teacher', other: '# teachers' })} on the roster`,
  signInAs: (handle: string) => `They sign in as name@${handle}`,
  upload: {
    title: 'Upload a roster',
    text: 'A table as CSV or Excel (.xlsx), a row for each person. Columns are known by their headings: name, class, roll number, admission number, email, grade, subject. Nothing is stored before you confirm.',
    role: 'The file lists',
    roles: { student: 'Students', teacher: 'Teachers' },
    extent: 'It holds',
    extents: {
      some: 'Some: the others stay',
      all: 'All: who is missing has left',
    },
    choose: 'Choose a file',
    another: 'Choose another file',
    template: 'Example file',
    reading: (file: string) => `Reading ${file}...`,
    checking: (rows: number) => `Checking ${plural(rows, { one: '# row', other: '# rows' })}...`,
    storing: (rows: number) => `Storing ${plural(rows, { one: '# row', other: '# rows' })}, all or none...`,
    progress: 'Progress',
    failed: 'The roster was not checked.',
    problems: {
      large: 'This file is larger than a roster. Save only the sheet with the names.',
      old: 'This is an Excel file of an old kind, or one with a password. Open it, save it as .xlsx without a password or as CSV, and choose it again.',
      unreadable: 'This file cannot be read as CSV or .xlsx.',
      unopened:
        'This file could not be opened. Save it on this device, close it in other programs and choose it again.',
      headings: 'No headings were found. The first row needs at least Name and Class.',
      empty: 'There is no row with a person in this file.',
      many: 'There are more than 5,000 rows in this file. Divide it into two.',
    },
  },
  preview: {
    title: (file: string) => `What ${file} changes`,
    columns: (found: string) => `Columns found: ${found}`,
    otherSheets: (sheet: string, others: string) =>
      `Only the sheet “${sheet}” was read. Not read: ${others}. Put all into one sheet, or save each as a file of its own.`,
    hiddenRows: (count: number) =>
      `${plural(count, { one: '# row that is hidden in the file is', other: '# rows that are hidden in the file are' })} among these. Delete in the file what you do not mean.`,
    added: (count: number) => `${people(count)} new`,
    changed: (count: number) => `${people(count)} with changes`,
    left: (count: number) => plural(count, { one: '# person leaves', other: '# people leave' }),
    unchanged: (count: number) => `${people(count)} as before`,
    faultsTitle: (count: number) =>
      `${plural(count, { one: '# fault', other: '# faults' })}: correct the file and choose it again`,
    fault: (row: number, column: RosterColumn, kind: RosterFaultKind, other: number | null) =>
      `Row ${number(row)}: ${columns[column]} ${faults[kind]}${other === null ? '' : ` ${number(other)}`}.`,
    more: (count: number) => `and ${number(count)} more`,
    addedTitle: 'New',
    changedTitle: 'Changed',
    leftTitle: 'Leaving',
    newPerson: (name: string, classes: string, username: string) =>
      `${name}, ${classes || 'no class'}: ${username}`,
    moved: (name: string, before: string, after: string) =>
      `${name}: from ${before || 'no class'} to ${after}`,
    alsoTeaches: (name: string, classes: string) => `${name} also teaches ${classes}`,
    back: (name: string, after: string) => `${name} comes back${after && ` to ${after}`}`,
    details: (name: string, classes: string) => `${name}, ${classes || 'no class'}: other details`,
    leaves: (name: string, classes: string) => `${name}, ${classes || 'no class'}`,
    withoutTeacher: (classes: string) =>
      `No teacher has ${classes} yet. Upload the teachers with their classes; the students are in them at once.`,
    unconfirmedClasses: (classes: string) =>
      `You have not confirmed these teachers, so their classes get nobody: ${classes}. Confirm them on the institute’s page, then choose this file again.`,
    unconfirmed: (names: string) =>
      `Not confirmed by you, so their classes get no students: ${names}. Confirm them on the institute’s page, then choose the file of the students again.`,
    awayStudents: (names: string) =>
      `Left a class themselves, and are not put back: ${names}. With its code they can join again.`,
    awayTeachers: (names: string) =>
      `Left your institute themselves, and are not put back: ${names}. With your invitation code they can join again.`,
    putInto: (name: string, classes: string) => `${name} is put into ${classes}`,
    classesTitle: 'Classes and their teachers',
    taughtBy: (name: string, teachers: string) => `${name}: ${teachers}`,
    namesakes: (names: string) =>
      `Already in the class with an account of their own, which they keep: ${names}. Take them out of the file, or they get a second account.`,
    nothing: 'The roster is already as this file says.',
    confirm: 'Store these changes',
    cancel: 'Cancel',
    conflict: 'The roster has changed since. Here is what the file would change now.',
    notStored: 'Nothing was stored.',
    crowded: (most: number) =>
      `Nothing was stored: with those who joined by its code, a class would have more than ${number(most)} students.`,
    done: (added: number, changed: number, left: number) =>
      `Stored: ${number(added)} new, ${number(changed)} changed, ${number(left)} left.`,
  },
  classes: {
    title: 'Classes',
    empty: 'No classes yet. They come with the first roster.',
    students,
    waiting: (count: number) =>
      count === 0 ? 'everybody has a password' : `${number(count)} without a password`,
    sharing: (count: number) => plural(count, { one: '# shares results', other: '# share results' }),
    sharingNote:
      'Results are seen of those who share: at 18, or once a parent or guardian has agreed. Everybody is asked at the first sign-in; for guardians a confirmed teacher prints papers at the class.',
    noTeacher: 'no teacher',
    unconfirmed: 'no teacher whom you have confirmed',
    cards: 'Cards',
    cardsOf: (name: string) => `Sign-in cards of ${name}`,
    allCards: 'Cards of all students',
    teacherCards: 'Cards of the teachers',
    cardsTitle: 'Make new sign-in cards?',
    cardsText: (count: number) =>
      `${plural(count, { one: '# card', other: '# cards' })} as a PDF, ten a page, for those who have not chosen a password yet. Cards that were printed for them before stop working.`,
    cardsConfirm: 'Make the cards',
    cardsFile: (name: string) => `sign-in-cards-${name}.pdf`,
    cardsReady: (count: number) => `${plural(count, { one: '# card', other: '# cards' })} downloaded.`,
    cardsFailed: 'The cards were not made.',
    cardsLate: 'Somebody chose a password meanwhile. Make them again.',
    tooManyCards: (most: number) => `Cards of more than ${number(most)} students are made by class.`,
    all: 'students',
    teachers: 'teachers',
    results: 'Results',
    resultsOf: (name: string, kind: string) => `Results of ${name} as ${kind}`,
    resultsFile: (name: string, kind: string) => `results-${name}.${kind}`,
    resultsFailed: 'The results did not load.',
    keep: 'Cancel',
  },
  forgotten: {
    title: 'Forgotten passwords',
    text: 'A code lets a student choose a new password, once, and signs the account out everywhere else. Make one for each, then print the slips and hand them over in person.',
    username: 'Username of the student',
    hint: (handle: string) => `It stands on the sign-in card, such as asha.patel@${handle}`,
    need: 'Type the username.',
    unknown: 'No student of your roster has this username.',
    waiting: 'This student has not chosen a password yet: print a new sign-in card for the class.',
    ownEmail:
      'This student has confirmed an email, and gets a link by “Forgot your password?” on the sign-in page.',
    failed: 'No code was made.',
    make: 'Make a code',
    making: 'Making a code...',
    person: (name: string, className: string | null) => (className ? `${name}, ${className}` : name),
    use: (site: string, iso: string) => `Choose a new password at ${site}/recover until ${formats.day(iso)}.`,
    print: (count: number) => `Print ${plural(count, { one: '# slip', other: '# slips' })}`,
  },
  results: {
    rollNo: 'Roll number',
    name: 'Name',
    quizzes: 'Quizzes',
    average: 'Average (%)',
    of: (subject: string) => `${subject} (%)`,
    attendance: 'Attendance (%)',
    lastOn: 'Last quiz',
  },
  year: {
    open: 'Start the next year',
    title: 'Start the next year',
    text: 'Everybody moves in one step. Each class that students leave or enter ends with its register and begins anew with its teachers. Who joined one of them with a code joins again with the new one.',
    to: (name: string) => `${name} goes to`,
    stay: 'stays as it is',
    leave: 'leaves the school',
    confirm: (count: number) => `Move ${students(count)}`,
    nothing: 'Choose where at least one class goes.',
    failed: 'Nobody was moved.',
    conflict: 'The classes have changed since. Close this and look again.',
    crowded: (most: number) => `Nobody was moved: a class would have more than ${number(most)} students.`,
    done: (moved: number, left: number) => `${students(moved)} moved, ${students(left)} left.`,
  },
}

declare module '../messages.ts' {
  interface English {
    school: typeof school
  }
}
