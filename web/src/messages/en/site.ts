export const site = {
  updated: 'Last changed on 21 November 2026',
  contact: 'Write to us',
  privacy: {
    title: 'Privacy Policy',
    intro: 'Short, because we keep little.',
    parts: [
      {
        heading: 'What we keep',
        text: [
          'Your account: name, email, role, and your password in a form nobody can read back.',
          'Your attempts: the questions, the options you chose, the time each took, and the score.',
          'Your suggestions and vibes. Other students see a pen name, never your name.',
        ],
      },
      {
        heading: 'Where it is',
        text: [
          'In the database of this server. On your own device your sign-in and unsent answers are kept until you sign out.',
        ],
      },
      {
        heading: 'Who sees it',
        text: [
          'Nobody but you. No advertising, no tracking, no sale, no other company.',
          'Hints are asked for with the words of the question alone, never with your name.',
          'A teacher or institute looks at suggestions that students have reported, under the pen name.',
        ],
      },
      {
        heading: 'How to delete it',
        text: [
          'Write to the address below from the email of your account. We delete the account and everything that belongs to it.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Service',
    intro: 'Fair use, in four points.',
    parts: [
      {
        heading: 'What this is',
        text: [
          'Practice for NEET, GUJCET, JEE and Board examinations. It is no official paper of any examination body.',
        ],
      },
      {
        heading: 'Your account',
        text: [
          'Use your own name and email, keep your password to yourself, and sign out on shared devices.',
        ],
      },
      {
        heading: 'Suggestions',
        text: [
          'Help others with the question. No phone numbers, no insults, no advertising. Three reports hide a suggestion until a teacher looks.',
        ],
      },
      {
        heading: 'Mistakes',
        text: [
          'We check every question, and some will still be wrong. Hints can be wrong too. Tell us and we correct it.',
        ],
      },
    ],
  },
  faq: {
    title: 'FAQ',
    intro: 'What students ask first.',
    parts: [
      {
        heading: 'Does it work without internet?',
        text: [
          'A quiz that has started goes on without internet. Answers are saved on your device and sent when you are back online.',
        ],
      },
      {
        heading: 'How many questions has a quiz?',
        text: ['Ten. A chapter with fewer questions gives all it has. You can skip any question.'],
      },
      {
        heading: 'How is the score worked out?',
        text: ['One mark for each right answer. A wrong or skipped answer costs nothing in practice.'],
      },
      {
        heading: 'I closed the tab. Is my quiz lost?',
        text: ['No. Open the same chapter again on the same device and you go on where you were.'],
      },
      {
        heading: 'What does "Asked in: N/A" mean?',
        text: ['The question was written for this site and has not been in a past paper.'],
      },
    ],
  },
  support: {
    title: 'Support',
    intro: 'How to reach us.',
    parts: [
      {
        heading: 'Something does not work',
        text: ['Tell us the screen, what you did and what you saw. A picture helps.'],
      },
      {
        heading: 'A question is wrong',
        text: ['Send its chapter and first words, and what is wrong with it.'],
      },
    ],
  },
  email: 'Email',
  phone: 'Phone',
  post: 'Post',
}
