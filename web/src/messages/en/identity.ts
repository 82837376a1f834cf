export const identity = {
  verify: {
    title: 'Verifying your sign-in',
    verifying: 'Verifying',
    redirecting: 'You will be redirected to your profile once verified.',
    failed: 'Verification Failed',
    goToLogin: 'Go to Login',
    tryAgain: 'Try again',
    switchTitle: 'Switch account?',
    switchTo: (name: string) =>
      `Someone else is signed in on this device. This link signs in ${name}. The data of the other account stays on this device.`,
    anotherAccount: 'another account',
    switchConfirm: 'Switch account',
    switchCancel: 'Stay signed in',
  },
  login: {
    signInTitle: 'Sign in',
    createTitle: 'Create account',
    signInIntro: 'Practise chapter by chapter. Your place is kept.',
    createIntro: 'One account keeps your quizzes, badges and streak.',
    email: 'Email',
    signInName: 'Email or username',
    password: 'Password',
    ownPassword: 'Your own password',
    firstPassword: (username: string) =>
      `Welcome, ${username}. The code on your card opened the account this once. Choose a password that only you know.`,
    saveAndSignIn: 'Save and sign in',
    passwordRule: (min: number) => `At least ${min} characters`,
    name: 'Name',
    role: 'I am a',
    roles: { student: 'Student', teacher: 'Teacher', institute: 'Institute' },
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    signIn: 'Sign in',
    signingIn: 'Signing in...',
    forgot: 'Forgot your password?',
    openLinkFirst: 'If you have just made your account, open the link in our mail first.',
    madeTitle: 'Your account is ready',
    made: (email: string) =>
      `We sent a mail to ${email}. Open the link in it within three days: before that you cannot come back with this email once you are signed out.`,
    start: 'Start',
    passkey: 'Sign in with a passkey',
    passkeyGivenUp: 'No passkey was used. Try again, or sign in with your password.',
    passkeyUnknown: 'This passkey opens no account here any more. Sign in with your password.',
    passkeyLate: 'That took too long. Please try again.',
    create: 'Create account',
    creating: 'Creating account...',
    newHere: 'New here?',
    haveAccount: 'Have an account?',
    needName: 'Enter your name.',
    needEmail: 'Enter an email address, such as name@example.com.',
    needSignInName: 'Enter an email address, or the username from your school, such as asha@northschool.',
    needPassword: 'Enter your password.',
    shortPassword: (min: number) => `Use at least ${min} characters.`,
    weakPassword: 'This password is easy to guess. Choose another one.',
    refused: 'This cannot be used.',
    signedInAlready: 'You are signed in on this device.',
    endedWithAnswers: 'Your session ended. Your answers are safe on this phone.',
    ended: 'Your session ended. Sign in again to continue.',
    goToProfile: 'Go to your profile',
    demoTitle: 'Look around with a demo account',
    demoText:
      'All three are fictional. Explore freely: you cannot break anything, and nothing that you type is kept.',
    demoAs: { student: 'Student demo', teacher: 'Teacher demo', institute: 'Institute demo' },
    whyBirth: 'Everybody is asked. We keep no birthday: under 18, only the month in which you turn 18.',
    whatWeKeep: 'What we keep about you',
    whatWeKeepText:
      'Your name, email, role, the quizzes you take and the suggestions you write. They stay on our server. Nobody else sees your results until you join a class, and under 18 until a parent or guardian agrees; then its teacher and institute do. You can download or delete all of it in your account.',
    elsewhereTitle: 'Sign in',
    elsewhere: 'Accounts of this site are kept by our sign-in provider.',
    goElsewhere: 'Go to sign in',
  },
}

declare module '../messages.ts' {
  interface English {
    identity: typeof identity
  }
}
