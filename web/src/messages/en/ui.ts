/** The few texts that the components in ui/ need of their own. */
export const ui = {
  close: 'Close',
  dismiss: 'Dismiss',
  notice: 'Notice',
  tryAgain: 'Try again',
  discard: {
    title: 'Discard what you typed?',
    text: 'It is not saved.',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
  formula: 'Formula',
  table: 'Table',
}

declare module '../messages.ts' {
  interface English {
    ui: typeof ui
  }
}
