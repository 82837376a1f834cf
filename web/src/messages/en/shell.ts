export const shell = {
  skipToMain: 'Skip to main content',
  home: (site: string) => `${site}, home`,
  today: 'Today',
  profile: 'Profile',
  mainNavigation: 'Main',
  offline: 'You are offline. Answers are saved on this phone.',
  backOnline: 'Back online.',
  loading: 'Loading...',
  takingToSignIn: 'Taking you to sign in...',
  signInLink: 'Go to sign in',
  tryAgain: 'Try again',
  reload: 'Reload',
  goHome: 'Go to Home',
  chooseExam: 'Choose an exam',
  rooms: {
    ofTeacher: 'Your rooms',
    ofInstitute: 'Rooms of your institute',
    overview: 'Overview',
    students: 'Students',
    classes: 'Classes',
    tests: 'Tests',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. The link may be old or incomplete.',
  },
  broken: {
    title: 'This screen stopped working',
    text: 'Something in it failed. Your answers are safe on this phone.',
  },
  staleCode: {
    title: 'This screen did not load',
    text: 'The connection was lost, or a newer version is available. Your answers are safe on this phone.',
  },
  partNotLoaded: 'This part did not load. Check the connection and try again.',
  footer: {
    label: 'About this site',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    faq: 'FAQ',
    support: 'Support',
    howWellWeKnow: 'How well we know',
  },
}

declare module '../messages.ts' {
  interface English {
    shell: typeof shell
  }
}
