export const problems = {
  // Requirements 14.1 to 14.6, word for word.
  quizLoad: 'Failed to load quiz data. Please try again.',
  noQuestions: (place: string, chapter: string) => `No questions found for ${place} - ${chapter}`,
  submit: 'Failed to submit quiz to server',
  noHint: 'No hint generated. Please try again.',
  hint: 'Error generating hint. Please try again.',
  backend: '❌ Backend connection failed',
  noToken: 'No token found.',
  verify: 'We are not able to verify your token.',
  // Beyond the requirements.
  offline: 'You are offline. Connect to the internet and try again.',
  slow: 'The server took too long to answer. Your data is safe.',
  unavailable: 'The server is busy. Wait a moment and try again.',
  unexpected: 'Something went wrong on our side. Your data is safe.',
  gone: 'It is no longer here. Reload the page.',
  demo: 'A demo account is open to everybody, so it keeps nothing that is typed. Create an account of your own to try this.',
  tooManyTries: 'Too many tries. Wait a minute and try again.',
  wrongPassword: 'Email, username or password is wrong.',
  emailTaken: 'This email already has an account. Sign in instead.',
  checkFields: 'Please check the fields marked below.',
  signIn: 'Signing in did not work. Please try again.',
  signUp: 'Creating the account did not work. Please try again.',
}

declare module '../messages.ts' {
  interface English {
    problems: typeof problems
  }
}
