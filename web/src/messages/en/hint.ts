export const hint = {
  open: 'Hint',
  title: 'AI Hint',
  generating: 'Generating hint...',
  tryAgain: 'Try again',
  foot: 'Hints can be wrong. Check with your book.',
  notLoaded: 'The hint did not load. Check the connection and try again.',
}

declare module '../messages.ts' {
  interface English {
    hint: typeof hint
  }
}
