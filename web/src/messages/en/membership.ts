export const membership = {
  title: 'My institute',
  belongs: (institute: string) => `You are a member of ${institute}.`,
  none: 'You have not joined an institute. You can teach without one.',
  sight: 'The institute sees your classes and your students’ results for as long as you are a member.',
  code: 'Invitation code',
  codeHint: '8 letters and digits from your institute. Small letters, spaces and dashes are fine.',
  join: 'Join institute',
  joining: 'Joining...',
  joined: (institute: string) => `You have joined ${institute}.`,
  badCode: {
    length: 'A code has 8 letters and digits.',
    signs: 'A code never has 0, 1, I or O. Please check it again.',
  },
  unknownCode: 'No institute has this code. Ask for the latest one.',
  dismissed: 'This institute has ended your membership. Ask it for a new code.',
  leave: 'Leave institute',
  leaveTitle: (institute: string) => `Leave ${institute}?`,
  leaveText: 'The institute will no longer see your classes and students. Your classes continue without it.',
  stay: 'Stay',
  left: 'You left the institute.',
  leaveFailed: 'You are still a member of the institute.',
}

declare module '../messages.ts' {
  interface English {
    membership: typeof membership
  }
}
