export const landing = {
  title: 'Practice for NEET, JEE, GUJCET and Board',
  menu: 'Menu',
  sections: 'Sections of this page',
  anchors: { home: 'Home', features: 'Features', products: 'Subjects', contact: 'Contact' },
  hero: {
    promise: 'One chapter. Ten questions.',
    stroke: 'Know where you stand.',
    text: 'Chapter-wise practice for NEET, JEE, GUJCET and Board. Instant analysis. Every answer explained.',
    start: 'Start Quiz',
    demo: 'Watch Demo',
    note: 'Made for slow internet. Keeps your place when the signal goes.',
  },
  sample: {
    title: 'Try one',
    subject: 'Biology',
    question:
      'One half of a green leaf on its plant was wrapped in black paper for two sunny days. Where will iodine turn the leaf blue-black?',
    options: {
      A: 'In the wrapped half',
      B: 'In the open half',
      C: 'In the whole leaf',
      D: 'Nowhere',
    },
    right: 'Correct',
    wrong: 'Incorrect',
    answerIs: (letter: string) => `The answer is ${letter}.`,
    explanation:
      'Iodine shows starch. In the dark the leaf used its starch up; new starch forms only in light.',
  },
  features: {
    title: 'What practice here trains',
    cards: {
      thinking: {
        title: 'Critical thinking',
        text: 'A wrong option stands for a real mix-up. The review names the one that caught you.',
      },
      games: {
        title: 'Gamified learning',
        text: 'Badges at 5, 10 and 20 quizzes. They count work, not luck.',
      },
      curiosity: {
        title: 'Curiosity',
        text: 'A hint points at the idea behind a question and leaves the answer to you.',
      },
      industry: {
        title: 'Industry connections',
        text: 'Many questions begin where science works: in a circuit, a clinic, a field or a factory.',
      },
      experience: {
        title: 'Experiential learning',
        text: 'You learn by answering. Each quiz shows at once what held and what did not.',
      },
      teamwork: {
        title: 'Teamwork',
        text: 'Leave a suggestion under a question, and vibe with the ones that helped you.',
      },
    },
  },
  flow: {
    title: 'How a quiz goes',
    steps: {
      learn: { title: 'Learn', text: 'Pick one chapter. When you are stuck, a hint brings back the idea.' },
      apply: { title: 'Apply', text: 'Answer ten questions at your own pace. Skip, mark and come back.' },
      feedback: { title: 'Feedback', text: 'See your score, your time and the explanation of every answer.' },
    },
  },
  products: {
    title: 'Pick what you prepare for',
    open: 'See exams',
    mocks: 'Mock tests: full papers against the clock',
    cards: {
      science: {
        title: '11th-12th Science',
        text: 'Physics, Chemistry, Mathematics and Biology, chapter by chapter.',
      },
      board: { title: 'Board Examinations', text: 'Class 12 science by the rationalised textbook.' },
      competitive: {
        title: 'Competitive Exams',
        text: 'NEET, JEE and GUJCET, each with its own list of chapters.',
      },
    },
  },
  purpose: {
    title: 'Why we do this',
    vision: {
      title: 'Vision',
      text: 'Every student in India can find out, on any phone, what they know and what to do next.',
    },
    mission: {
      title: 'Mission',
      text: 'Write questions that show how a student thinks, and explain every one of them.',
    },
    values: {
      title: 'Values',
      text: 'Honest figures, plain words, no advertising, and nothing sold about anybody.',
    },
  },
  join: {
    title: 'Practise with others',
    text: 'With an account your quizzes and badges are kept, and your suggestions help the next student.',
    action: 'Join Community',
  },
  contact: {
    title: 'Contact',
    email: 'Email',
    phone: 'Phone',
    address: 'Post',
    pages: 'About this site',
    checking: 'Checking the server...',
  },
}

declare module '../messages.ts' {
  interface English {
    landing: typeof landing
  }
}
