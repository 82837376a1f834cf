export const hint = {
  open: 'Hint',
  title: 'AI Hint',
  generating: 'Generating hint...',
  tryAgain: 'Try again',
  opened: 'Few of your last ten were right, so the hint is open. Right with it counts half.',
  foot: 'Hints can be wrong. Check with your book.',
  notLoaded: 'The hint did not load. Check the connection and try again.',
}

declare module '../messages.ts' {
  interface English {
    hint: typeof hint
  }
}
