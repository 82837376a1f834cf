export const site = {
  updated: 'Last changed on 23 November 2026',
  contact: 'Write to us',
  privacy: {
    title: 'Privacy Policy',
    intro: 'It is short because we keep very little.',
    parts: [
      {
        heading: 'What we keep',
        text: [
          'Your account: name, email, role, and your password in a form nobody can read back.',
          'Your attempts: the questions, the options you chose, the time each took, and the score.',
          'If you choose one: a photo of a teacher or an institute, the drawing of a student. Nothing else that was in the file.',
          'Your suggestions and vibes. Other students see a pen name, never your name.',
          'Your bookmarks, and the questions you report, with what you wrote. Teachers see a report without your name.',
          'What you add on your profile, if you want to: grade, phone, a contact of your parents, address.',
          'That you answered when you were born; under 18 the month in which you turn 18, and who agreed as your parent or guardian, when, and to which text.',
          'Your classes: since when, your roll number, and the attendance that the teacher marks.',
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
          'You alone, as long as you are in no class; under 18 as long as no parent or guardian has agreed, except for your name, roll number and attendance in a class of a confirmed teacher. No advertising, no tracking, no sale, no other company.',
          'In a class, its teacher and the institute that you agreed to see your name, roll number, quizzes with your answers, and attendance; your email only if they are confirmed and you have confirmed it. Other students and other teachers see nothing.',
          'Phone, parents’ contact and address are sent to confirmed ones only when they open your details. Each time is recorded for a year, and you can read it on your profile, under Your data and who sees it.',
          'People and figures on pages marked Sample are fictional. No student of this site is among them.',
          'Hints are asked for with the words of the question alone, never with your name.',
          'Teachers and institutes can see reported suggestions, but only with the pen name.',
        ],
      },
      {
        heading: 'How to leave a class',
        text: [
          'On your profile, under My classes, choose Leave. From that moment its teacher and institute no longer see your results and details. Your quizzes stay with you.',
          'When a teacher leaves an institute, it stops seeing their classes in the same way.',
          'The attendance register of the days you were in the class stays with the class, until a year after the class has ended.',
        ],
      },
      {
        heading: 'How to end a consent',
        text: [
          'The student under Your data and who sees it, the guardian with the link that came with the consent. Sharing ends at once, and phone numbers and address are erased.',
        ],
      },
      {
        heading: 'How to get it, and how to delete it',
        text: [
          'On your profile open Account. Download my data gives you everything we keep about you in one file. Delete account deletes it at once and for ever.',
          'The averages of your classes and the statistics of questions stay as numbers. Backups still have your data until they are deleted themselves; if one of them is ever used, you are deleted from it again before anybody sees it.',
          'Whoever cannot sign in any more writes to the address below.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Service',
    intro: 'Fair use, in five points.',
    parts: [
      {
        heading: 'What this is',
        text: [
          'Practice for NEET, GUJCET, JEE and Board examinations. It is not an official paper of any examination body.',
        ],
      },
      {
        heading: 'Your account',
        text: [
          'Use your own name and email, keep your password to yourself, and sign out on shared devices.',
        ],
      },
      {
        heading: 'Classes',
        text: [
          'Share a class code only with your own students. Teachers and institutes use what they see for teaching, and open contact details only when they need them.',
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
          'Once started, a quiz works without internet. Answers are saved on your device and sent when you are back online.',
        ],
      },
      {
        heading: 'How many questions does a quiz have?',
        text: [
          'Ten, unless you choose 5, 20, 30 or 50 above the chapters; a quick quiz has five. A chapter with fewer questions gives all it has. You can skip any question.',
        ],
      },
      {
        heading: 'How is the score worked out?',
        text: ['One mark for each right answer. A wrong or skipped answer costs nothing in practice.'],
      },
      {
        heading: 'What keeps my streak alive?',
        text: [
          'One finished quiz a day, a quick one too. A day ends at midnight in India; a quiz finished without internet counts for the day you finished it.',
        ],
      },
      {
        heading: 'Does a quick quiz count?',
        text: [
          'For your streak, your charts and your subjects, yes. Quizzes Taken, Overall Progress and the badges for quizzes count full quizzes only.',
        ],
      },
      {
        heading: 'How do I get badges?',
        text: [
          'Each badge on your profile names its goal and how far you are: five quizzes for Bronze Scholar, seven days in a row for Streak Champion. Once earned, a badge stays.',
        ],
      },
      {
        heading: 'How do I join a class?',
        text: [
          'Ask your teacher for the class code and enter it on your profile, under My classes. Small letters, spaces and dashes are fine. You can leave a class there at any time.',
        ],
      },
      {
        heading: 'I am a teacher. How do my students join my class?',
        text: [
          'Create the class on your teacher page and share its code with your students. Enter your institute’s invitation code under My institute, on the same page.',
        ],
      },
      {
        heading: 'Who sees my results?',
        text: [
          'You; and while you are in a class, its teacher and institute. The Privacy Policy says what they see.',
        ],
      },
      {
        heading: 'What does "Sample" mean?',
        text: [
          'The page shows a fictional student, teacher or institute, so that you can see what it looks like before you have your own.',
        ],
      },
      {
        heading: 'I closed the tab. Is my quiz lost?',
        text: [
          'No. Open the same chapter again on the same device and you will continue where you left off.',
        ],
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
        text: ['Tell us the screen, what you did and what you saw. A screenshot helps.'],
      },
      {
        heading: 'A question is wrong',
        text: [
          'Tap "Report this question" below it in the review of your quiz. Without a quiz at hand, send us its chapter, its first few words, and what is wrong with it.',
        ],
      },
    ],
  },
  email: 'Email',
  phone: 'Phone',
  post: 'Post',
}

declare module '../messages.ts' {
  interface English {
    site: typeof site
  }
}
