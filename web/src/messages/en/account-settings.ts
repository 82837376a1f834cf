import { formats } from './formats.ts'

export const accountSettings = {
  title: 'Your account',
  back: 'Back to your profile',
  loading: 'Loading your account...',
  loadFailed: 'Your account did not load',
  demoTitle: 'This is a demo account',
  demoText: 'Everybody may use it, so nobody can change it. Create an account of your own to try this page.',
  elsewhereTitle: 'Your account is kept elsewhere',
  elsewhereText: 'Our sign-in provider keeps your name, your password and your devices. Change them there.',
  save: 'Save',
  saving: 'Saving...',
  name: {
    title: 'Name',
    text: 'It stands on your profile and in the lists of classes.',
    staffText: 'It stands on your profile. Under another name you have to be confirmed anew.',
    label: 'Name',
    saved: 'Your name is saved.',
    failed: 'Your name was not saved. It stays here; try again.',
  },
  signInNames: {
    title: 'You sign in with',
    email: 'Email',
    verified: 'Confirmed',
    unverified: 'Not confirmed: we cannot send a link to it when you forget your password.',
    send: 'Send me a link to confirm it',
    sent: 'A link is on its way. It works for three days.',
    notSent: 'The mail was not sent. Please try again later.',
    username: 'Username',
  },
  password: {
    title: 'Password',
    text: 'A new password signs out every other device and removes your passkeys.',
    present: 'Present password',
    next: 'New password',
    change: 'Change password',
    changing: 'Changing...',
    wrong: 'This is not your present password.',
    same: 'This is your present password. Choose another one.',
    changed: 'Your password is changed. All other devices are signed out, and passkeys are removed.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'With a passkey you sign in by the fingerprint, face or PIN of your device, without a password.',
    none: 'You have none yet.',
    add: 'Add a passkey',
    addNote: 'Your device then asks for your fingerprint, face or PIN. On a shared device, do not add one.',
    label: 'Name of the passkey',
    labelNeeded: 'Give it a name.',
    next: 'Continue',
    asking: 'Asking your device...',
    added: (name: string) => `The passkey “${name}” is added.`,
    made: (made: string, used: string | null) =>
      used === null
        ? `Added ${formats.day(made)} · not used yet`
        : `Added ${formats.day(made)} · last used ${formats.day(used)}`,
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    renamed: 'The name is saved.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: 'It opens your account no more. Your password still does. Delete it on your device as well.',
    cancel: 'Cancel',
    removed: (name: string) => `${name} is removed.`,
    failed: 'That did not work. Please try again.',
    givenUp: 'Your device made no passkey. Try again when you are ready.',
    already: 'This device has a passkey of your account already.',
    late: 'That took too long. Please try again.',
    tooMany: (most: number) => `You have ${formats.number(most)} passkeys. Remove one first.`,
  },
  devices: {
    title: 'Where you are signed in',
    text: 'A device that is not used for a week is signed out by itself.',
    named: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'Another browser',
    here: 'This device',
    used: (signedIn: string, seen: string) =>
      `Signed in ${formats.day(signedIn)} · last used ${formats.day(seen)}`,
    signOut: 'Sign out there',
    signOutOf: (name: string) => `Sign out there: ${name}`,
    signOutTitle: (name: string) => `Sign out on ${name}?`,
    signOutText: 'Whoever uses it has to sign in again. Quizzes that were sent stay in your account.',
    cancel: 'Cancel',
    signedOut: (name: string) => `${name} is signed out.`,
    others: 'Sign out all others',
    othersTitle: 'Sign out all other devices?',
    othersText: 'You stay signed in here. If somebody else knows your password, change it as well.',
    othersDone: 'All other devices are signed out.',
    failed: 'That did not work. Please try again.',
  },
}

declare module '../messages.ts' {
  interface English {
    accountSettings: typeof accountSettings
  }
}
