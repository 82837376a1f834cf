/** A paper sheet of circles, as its teacher sets it and the candidate is told. */
export const answerSheet = {
  fixed: 'Filled circles cannot be erased',
  fixedNote:
    'As with a pen on paper: the first circle that is filled is the answer. Your students will read this first.',
  told: 'A filled circle cannot be erased or changed, as with a pen on paper. Fill it when you are sure.',
}

declare module '../messages.ts' {
  interface English {
    answerSheet: typeof answerSheet
  }
}
