import { formats } from './formats.ts'

const { day, number } = formats

/** What others may see of a student, on whose word, and who looked. */
export const sharing = {
  title: 'Your data and who sees it',
  intro: 'Practice is yours alone. Here you see what leaves your own page, on whose word, and who looked.',
  failed: 'This did not load.',
  forStudents: 'This page is about students.',
  back: 'Back to profile',

  age: {
    title: 'Your age',
    why: 'The law asks us for a guardian’s consent before a student under 18 shows anything to others. So we ask everybody once.',
    kept: 'We keep no birthday: if you are 18, only that you answered; if not, the month in which you turn 18.',
    ahead: 'This month is still to come.',
    save: 'Save',
    saving: 'Saving...',
    failed: 'That was not saved. Try again.',
    adult: 'You told us that you are 18 or over. What you share is your own decision.',
    minor: (from: string) => `You told us that you are under 18. From ${day(from)} on you decide alone.`,
    wrong: 'Was it a slip? Write to us from your email, or ask your school to, and we correct it:',
    until: (until: string) =>
      `You joined your classes before we asked. They see what they saw before until you answer, at the latest until ${day(until)}.`,
  },

  guardian: {
    title: 'Your parent or guardian',
    needed:
      'Until one of them agrees, no teacher sees your practice, you write no suggestions, and phone numbers and address stay empty. Quizzes, hints, review, streak and badges work without.',
    how: 'Two ways: send the link below to your parent or guardian, or ask your teacher for the paper.',
    honest:
      'Please let them answer themselves. What is answered is recorded, with a phone or email that we can ask.',
    make: 'Make a link',
    making: 'Making...',
    makeFailed: 'No link was made. Try again.',
    link: 'Link for your guardian',
    invitation: (link: string) =>
      `I practise on Vikalp. May my teacher see my results? Please read this and decide: ${link}`,
    expires: (until: string) => `It works once, until ${day(until)}. A new link ends it.`,
    texts: { copy: 'Copy', share: 'Share', copied: 'Link copied.', notCopied: 'The link was not copied.' },
    relations: { mother: 'mother', father: 'father', guardian: 'guardian' },
    given: (guardian: string, relation: string, on: string) =>
      `${guardian} (${relation}) agreed on ${day(on)}.`,
    methods: { link: 'By a link that you passed on.', paper: 'By a code on paper from your school.' },
    version: (version: string) => `Text of ${day(version)}.`,
    withdraw: 'Take it back',
    withdrawTitle: 'End all sharing?',
    withdrawText:
      'At once no teacher or institute sees your practice any more, your suggestions are hidden, and your phone numbers and address are erased. Your quizzes stay with you.',
    withdrawConfirm: 'End sharing',
    keep: 'Keep sharing',
    withdrawn: 'Sharing has ended.',
    withdrawFailed: 'That did not work. Sharing goes on; try again.',
  },

  readings: {
    title: 'Who opened your contact details',
    note: (days: number) =>
      `Each opening of your email, phone numbers or address, and each search that found you by your email, for ${number(days)} days.`,
    none: 'Nobody so far.',
    gone: 'An account that is deleted',
    times: (times: number) => `${number(times)} times`,
    roles: { student: 'Student', teacher: 'Teacher', institute: 'Institute' },
  },

  papers: {
    title: 'Papers for guardians',
    intro:
      'One for each student of this class who told us to be under 18 and whose guardian has not agreed yet. Who has not told the age gets no paper: everybody is asked at the first sign-in.',
    none: 'No guardian of this class has to be asked now.',
    rule: 'Give each paper to the parent or guardian, not to the student. Printing again makes new codes; the old ones end.',
    notConfirmed: 'You can print these once you are confirmed as a teacher.',
    make: 'Make the codes',
    making: 'Making...',
    print: 'Print',
    heading: (student: string) => `To the parent or guardian of ${student}`,
    rollNo: (rollNo: string) => `Roll no.\u00a0${rollNo}`,
    text: 'Your child practises for examinations on Vikalp. Before teachers may see the results, we need the consent of a parent or guardian. Read what it is about, and decide, at this address:',
    code: 'Your code',
    valid: (days: number) =>
      `It works once, within ${number(days)} days. Without your consent the child can still practise.`,
  },
}

declare module '../messages.ts' {
  interface English {
    sharing: typeof sharing
  }
}
