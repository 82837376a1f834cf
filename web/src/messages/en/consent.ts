import { formats } from './formats.ts'

const { day } = formats

/** What a guardian reads and answers. */
export const consent = {
  title: 'Consent of a parent or guardian',
  code: {
    text: 'Type the code from the paper that the school gave you.',
    label: 'Code',
    hint: 'Twelve letters and digits, such as K7QM-2WXD-ABCD',
    need: 'Type the code from the paper.',
    unknown: 'This code or link is not known, was used already, or is too old. Ask for a new one.',
    open: 'Continue',
    opening: 'Looking...',
  },
  loading: 'Loading...',
  about: (student: string) => `This is about ${student}.`,
  byLink: 'The student passed this link on to you.',
  byPaper: (issuer: string) => `${issuer} printed this code.`,
  // Another wording needs another version: domain/src/sharing/consent-code.ts and a test hold them together.
  text: [
    'Vikalp is a site for practising examination questions. Your child has an account and can practise alone without your consent.',
    'With your consent, the teachers of the classes that your child joins, and their institutes, see: name, roll number, quizzes with answers, strengths and weaknesses, and attendance. Confirmed teachers and institutes can also open the email, phone numbers and address that your child enters; each time is recorded, and your child can read who looked.',
    'With your consent your child can write short suggestions below questions. Others see them under a pen name.',
    'There is no advertising, no tracking, no sale of data and no other company. We keep the data as long as the account exists. You can take your consent back at any time; sharing then ends at once.',
    'You can ask us what we keep about your child, have it corrected or deleted, or complain, at the address on our privacy page. If that does not help, you can turn to the Data Protection Board of India.',
  ],
  already: 'Nothing is shared unless you agree. Without an answer the question ends by itself.',
  guardian: 'Your full name',
  relation: 'You are the student’s',
  relations: { mother: 'Mother', father: 'Father', guardian: 'Lawful guardian' },
  contact: 'Your phone or email',
  contactHint: 'So that we can ask you whether it was you.',
  isGuardian: (student: string) =>
    `I am 18 or over, and the parent or lawful guardian of ${student}. I agree to the text above.`,
  recorded: 'We keep your name, your contact, the time and the version of this text.',
  needGuardian: 'Enter your name.',
  needRelation: 'Choose one.',
  needContact: 'Enter a phone number or an email address.',
  needAgreement: 'Tick this if you agree.',
  refused: 'This cannot be used. Please check it.',
  agree: 'I agree',
  agreeing: 'Saving...',
  changed: 'The text has changed. Open the link again and read it once more.',
  notNeeded: 'No consent is needed any more for this student.',
  failed: 'Your answer was not saved. Try again.',
  done: 'Thank you. Your consent is recorded.',
  keepLink: 'Keep this link. With it you can take your consent back at any time:',
  link: 'Link to take it back',
  invitation: (link: string) => `With this link I can take back my consent: ${link}`,
  texts: { copy: 'Copy', share: 'Share', copied: 'Link copied.', notCopied: 'The link was not copied.' },
  ownPhone: 'Somebody is signed in on this device. Please open this on your own phone, or sign out first.',
  withdrawal: {
    title: 'Take back your consent',
    text: 'At once no teacher or institute sees the practice of your child any more, suggestions are hidden, and phone numbers and address are erased. Your child can go on practising alone.',
    confirm: 'Take my consent back',
    done: 'Your consent is taken back. Sharing has ended.',
    unknown: 'This link is not known, or the consent was taken back already.',
    adult:
      'The student is 18 by now and decides alone what is shared. Your consent is not needed any more, and nothing was changed.',
    failed: 'That did not work. Try again.',
  },
  version: (version: string) => `Text of ${day(version)}`,
  privacy: 'Privacy Policy',
}

declare module '../messages.ts' {
  interface English {
    consent: typeof consent
  }
}
