import type { Difficulty, TestKeyKind } from '@vikalp/domain/vocabulary'
import { formats } from './formats.ts'
import { times } from './times.ts'

const { number, plural, list, percent, decimal } = formats
const questions = (count: number) => plural(count, { one: '# question', other: '# questions' })
const students = (count: number) => plural(count, { one: '# student', other: '# students' })
const marks = (quarters: number): string => String(quarters / 4)

/** The tests that a teacher sets. */
export const tests = {
  title: 'Tests',
  test: 'Test',
  subtitle: 'Set a paper for a class, watch it being written and see what to teach again.',
  toOverview: 'Overview',
  forTeachers: 'Teachers set tests. The tests that are set for you are among your mock tests.',
  failed: 'That did not load.',
  gone: 'There is no such test.',
  notLoaded: 'This did not load. Check the connection and try again.',
  empty: 'No test yet',
  emptyText: 'Make the first in four steps.',
  goOn: 'Go on with it',
  allClasses: 'All classes',
  facts: (classNames: readonly string[], count: number, minutes: number) =>
    `${classNames.join(', ')} · ${questions(count)} · ${number(minutes)} minutes`,
  window: (opensAt: string, closesAt: string, minutes: number) =>
    `From ${times.moment(opensAt)} to ${times.moment(closesAt)}, ${number(minutes)} minutes for each student.`,
  secrecy: (resultsAt: string | null, releasedAt: string | null) => {
    if (releasedAt) return `Results out since ${times.moment(releasedAt)}.`
    if (resultsAt) return `Results on ${times.moment(resultsAt)}. Until then no student sees marks.`
    return 'No student sees marks before you show them.'
  },
  question: (place: number) => `Question ${number(place)}`,
  key: 'Right answer',
  print: {
    paper: 'Print',
    keys: 'Print the key sheet',
    keysOf: (title: string) => (title === '' ? 'Key sheet' : `${title}: key sheet`),
    name: 'Name:',
  },
  institute: {
    subtitle: 'What your teachers have set, and how your students did.',
    forInstitutes: 'This is for institutes. The tests that are set for you are among your mock tests.',
    emptyText:
      'Your teachers set tests on their own page. Published ones are listed here once we have confirmed you.',
    by: (teacher: string, facts: string) => `${teacher} · ${facts}`,
    theTeacher: 'its teacher',
    ownPupils:
      'These are your students who share results with you. Only the teacher of the test changes anything.',
  },
  states: {
    draft: 'Draft',
    planned: (opensAt: string) => `Opens ${times.moment(opensAt)}`,
    open: (running: number, handedIn: number, all: number) =>
      `Open: ${number(running)} writing, ${number(handedIn)} of ${number(all)} handed in`,
    closed: (running: number) => `Closed, ${number(running)} still writing`,
    waiting: (resultsAt: string | null, handedIn: number, all: number, teacher: string) =>
      `Handed in ${number(handedIn)} of ${number(all)}. ${
        resultsAt ? `Results wait until ${times.moment(resultsAt)}` : `Results wait for ${teacher}`
      }`,
    released: (handedIn: number, all: number) =>
      `Results out, ${number(handedIn)} of ${number(all)} handed in`,
    cancelled: (reason: string, teacher: string) => `Cancelled by ${teacher}: ${reason}`,
    you: 'you',
  },
  make: {
    title: 'Make a test',
    steps: 'Steps',
    step: (step: number) => `${number(step)}.`,
    names: { paper: 'Paper', time: 'Class and time', rules: 'Rules', results: 'Results' },
    parts: 'This examination has parts with clocks of their own: set each of them as a test. Start from',
    part: (title: string, count: number, minutes: number) =>
      `${title}: ${questions(count)}, ${number(minutes)} minutes`,
    openBank: "Questions come from Vikalp's open bank: whoever searches can find their keys.",
    noClass: 'Make a class first',
    noClassText: 'A test is set for a class. Its students join it by a code.',
    class: 'Class',
    chooseClass: 'Choose a class',
    otherClassesOf: 'Other classes that sit it as well',
    otherClasses: (chosen: number) =>
      chosen === 0
        ? 'For other classes as well'
        : `For ${plural(chosen, { one: '# other class', other: '# other classes' })} as well`,
    name: 'Name of the test',
    nameHint: 'As your students will read it.',
    pattern: 'Marks and buttons of',
    choosePattern: 'Choose an examination',
    questions: 'Questions',
    whole: (count: number, minutes: number) =>
      `The whole paper: ${questions(count)}, ${number(minutes)} minutes`,
    ownChapters: 'Chapters of my choice',
    subject: (subject: string, chosen: number) =>
      chosen === 0 ? subject : `${subject}, ${plural(chosen, { one: '# chapter', other: '# chapters' })}`,
    count: (subject: string) => `Number of ${subject} questions`,
    eachLevel: 'Choose how many of each level',
    level: (level: Difficulty) => level,
    minutes: 'Minutes',
    chooseQuestions: 'Choose questions',
    choosing: 'Choosing...',
    infeasible: 'The bank cannot fill this paper',
    lacks: (place: string, level: Difficulty | undefined, need: number, have: number) => {
      const left = level
        ? `${number(have)} ${level} ${have === 1 ? 'question' : 'questions'}`
        : questions(have)
      return `${place} has ${left} left, the paper asks for ${number(need)}.`
    },
    preview: (count: number) => questions(count),
    previewNote: 'With their keys. Swap one for its like, or pick another yourself.',
    metBy: (met: number, all: number) =>
      met === 0 ? 'Met by nobody in the class' : `Met by ${number(met)} of ${number(all)}`,
    swap: 'Swap',
    swapNumber: (place: number) => `Swap question ${number(place)}`,
    pick: 'Pick another',
    pickNumber: (place: number) => `Pick another question ${number(place)}`,
    noOther: 'No other question fits this place.',
    next: 'Next',
    back: 'Back',
    clock: 'Clock',
    // The class may begin at any time of it.
    window: 'A window: each begins when they like',
    together: 'Together: one clock for all',
    opensAt: 'Opens',
    closesAt: 'Closes',
    indianTime: 'Indian time',
    takes: (minutes: number) => `The test takes ${number(minutes)} minutes.`,
    timeNeeded: 'Choose a day and an hour.',
    closesFirst: 'It has to close after it opens.',
    tooShort: (minutes: number, opensAt: string, closesAt: string) =>
      `A test of ${number(minutes)} minutes does not fit between ${times.time(opensAt)} and ${times.time(closesAt)}.`,
    lateStart: 'Who begins late',
    lateStarts: { cut: 'Ends with the others', full: 'Has the whole time' },
    lostTime: 'When a page or a phone fails',
    lostTimes: {
      clockRuns: 'The clock goes on',
      giveBack: 'Up to 5 minutes are given back, more when you say so',
    },
    shuffle: 'Another order of questions for each student',
    shuffleOptions: 'Another order of options for each student',
    leaveInfo: 'Tell me how often the page was left',
    leaveInfoNote:
      'Your students will read this before they begin. A call, a notification or a locked screen looks the same.',
    extra: (entitled: number) => (entitled === 0 ? 'More time: nobody' : `More time: ${students(entitled)}`),
    extraNote: 'For those who are entitled to it. Their classmates do not see it.',
    pupil: (name: string, rollNo: string) => `${name}, roll no. ${rollNo}`,
    extraOf: (name: string) => `More time for ${name}`,
    percent: (value: number) => (value === 0 ? 'None' : `${number(value)} % more`),
    results: 'Students see marks and keys',
    resultTimes: {
      at_once: 'As soon as nobody can be writing any more',
      at_time: 'At a time',
      by_hand: 'When I show them',
    },
    resultsAt: 'Results',
    earliest: (moment: string) =>
      `Earliest ${times.moment(moment)}: until then somebody may still be writing.`,
    secret: 'Until then nothing on Vikalp tells your students a key or a mark of this test.',
    publish: 'Publish',
    publishing: 'Publishing...',
    published: (title: string) => `${title} is set for the class.`,
    keep: 'Keep as draft',
    kept: 'The draft is kept.',
    notSaved: 'The test was not saved. Look at its questions and times.',
    notConfirmed: 'Only confirmed teachers set tests. Your institute or we have to confirm you first.',
    windowOver: 'Its window is over: choose a later one.',
    publishedBefore: 'This test was published before, or the class has too many.',
    faults: {
      class: 'Choose the class.',
      title: 'Enter a name for the test.',
      template: 'Choose the examination.',
      chapters: 'Choose at least one chapter.',
      noQuestion: 'Ask for at least one question of each subject.',
    },
  },
  publishQuestion: {
    title: 'Publish this test?',
    text: 'Your class sees it at once. It cannot be changed any more, only cancelled.',
    confirm: 'Publish',
    cancel: 'Not yet',
  },
  remove: 'Delete draft',
  removed: 'The draft is deleted.',
  removeQuestion: {
    title: 'Delete this draft?',
    text: 'Nobody else has seen it.',
    confirm: 'Delete',
    cancel: 'Keep it',
  },
  release: 'Show results now',
  releasedNow: 'The results are out.',
  releaseQuestion: {
    title: 'Show the results now?',
    text: 'Every student of the class sees their marks and all keys.',
    confirm: 'Show them',
    cancel: 'Not yet',
  },
  cancel: {
    open: 'Cancel the test',
    title: (title: string) => `Cancel ${title}?`,
    note: 'Whoever is writing is stopped. What was written is kept, and your students read the reason.',
    reason: 'Reason',
    reasonHint: 'For example: power cut',
    reasonNeeded: 'Say why it is cancelled.',
    confirm: 'Cancel the test',
    saving: 'Cancelling...',
    done: 'The test is cancelled.',
  },
  board: {
    title: 'Live board',
    nobody: 'Nobody in this class shares results yet, so nobody can sit its tests.',
    silent: (seconds: number) => `No news for ${times.length(seconds)}. Students are not affected.`,
    pupil: (name: string, rollNo: string) => `${name}, roll no. ${rollNo}`,
    notStarted: 'Not started',
    paused: 'You gave time: waits until the student opens the test',
    running: (answered: number, all: number, seconds: number) =>
      `${number(answered)} of ${number(all)} answered, seen ${times.length(seconds)} ago`,
    offline: (answered: number, all: number, seconds: number) =>
      `Offline for ${times.length(seconds)}, ${number(answered)} of ${number(all)} answers here`,
    handedIn: (answered: number) => `Handed in, ${number(answered)} answered`,
    closed: (answered: number) => `Closed by the clock, ${number(answered)} answered`,
    asks: (seconds: number, from: string | null) =>
      `Asks for ${times.length(seconds)}: the page was gone${from === null ? '' : ` from ${times.time(from)}`}.`,
    give: 'Give',
    giveTo: (name: string) => `Give the time to ${name}`,
    part: 'Give part',
    refuse: 'No',
    refuseTo: (name: string) => `Give no time to ${name}`,
    reason: 'Lost time, given by the teacher',
    given: (name: string, seconds: number) => `${name} has ${times.length(seconds)} more.`,
    refused: (name: string) => `${name} gets no more time.`,
  },
  results: {
    title: 'Results',
    highest: (quarters: number) => `Out of ${marks(quarters)} marks`,
    scrolls: 'Results, scrolls sideways',
    csv: 'Download CSV',
    rollNo: 'Roll no.',
    name: 'Name',
    score: 'Marks',
    right: 'Right',
    wrong: 'Wrong',
    blank: 'Left',
    late: 'Late answers',
    receipt: 'Receipt',
    order: 'Order',
    orders: { name: 'By name', rollNo: 'By roll number', score: 'By marks' },
    lateCounted: '(late answers count)',
    lateExcluded: '(late answers do not count)',
    exclude: 'Do not count',
    excludeOf: (name: string) => `Do not count the late answers of ${name}`,
    count: 'Count',
    countOf: (name: string) => `Count the late answers of ${name}`,
    leaves: 'Left the page',
    notes: 'Notes',
    marks,
    left: (count: number, ms: number) =>
      count === 0
        ? 'Never'
        : `${plural(count, { one: 'Once', other: '# times' })}, ${times.length(Math.round(ms / 1000))} in all`,
    leavesNote: 'A call, a notification or a locked screen looks the same as leaving.',
    noted: (late: number, returned: number) =>
      [
        late > 0 && plural(late, { one: '# answer arrived late', other: '# answers arrived late' }),
        returned > 0 && `${times.length(returned)} given back`,
      ]
        .filter(Boolean)
        .join(', '),
    absent: (names: readonly string[]) => `Not sat: ${list(names)}.`,
  },
  items: {
    title: 'Question by question',
    note: 'A question that the better half has right tells apart well: its figure is near 1. Near 0 or below, look at it.',
    students,
    answers: (right: number, wrong: number, blank: number) =>
      `${number(right)} right, ${number(wrong)} wrong, ${number(blank)} left.`,
    facility: (share: number) => `${percent(share)} had it right.`,
    discrimination: (figure: number | null) =>
      figure === null
        ? 'Too few answers to say how well it tells apart.'
        : `Tells apart: ${decimal(figure)}.`,
    typed: (typed: readonly (readonly [string, number])[]) =>
      `Typed: ${list(typed.map(([response, count]) => `${response} (${number(count)})`))}.`,
    repair: 'Repair set',
    repairNumber: (place: number) => `Repair set for who had question ${number(place)} wrong`,
    repaired: (sets: number, all: number) =>
      sets === 0
        ? 'The bank has no other question in which this slip can be made.'
        : `${students(all)} got a short practice, due in three days.`,
    correct: 'Correct the key',
    correctNumber: (place: number) => `Correct the key of question ${number(place)}`,
    corrected: (kind: TestKeyKind, reason: string) =>
      `${{ letters: 'Key corrected', 'all-right': 'Right for whoever attempted it', dropped: 'Dropped: marks for everybody' }[kind]}: ${reason}`,
  },
}

declare module '../messages.ts' {
  interface English {
    tests: typeof tests
  }
}
