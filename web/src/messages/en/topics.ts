import { formats } from './formats.ts'

const { number, plural } = formats

export const topics = {
  title: 'Topic map',
  titleOf: (name: string) => `Topic map of ${name}`,
  toProfile: 'Back to the profile',
  filter: 'Subject',
  states: {
    solid: 'Solid',
    fading: 'Fading',
    building: 'Building',
    'not-started': 'Not started',
  },
  stateTexts: {
    solid: 'A question of Medium level is within reach, almost surely.',
    fading: 'It was solid, and is being forgotten: a good day to check it.',
    building: 'Under way, or not yet known well enough.',
    'not-started': 'No question was answered yet.',
  },
  counts: (states: readonly string[]) => states.join(', '),
  count: (count: number, state: string) => `${number(count)} ${state.toLowerCase()}`,
  what: 'What the words mean',
  based: (count: number) => plural(count, { one: 'based on # answer', other: 'based on # answers' }),
  right: (right: number, answered: number) => `${number(right)} of ${number(answered)} right`,
  practise: 'Practise this chapter',
  howFar: 'Repeated questions count among the right ones, and not in the state.',
  failed: 'The topic map did not load',
  tryAgain: 'Try again',
  notStudent: 'A topic map belongs to a student.',
}

declare module '../messages.ts' {
  interface English {
    topics: typeof topics
  }
}
