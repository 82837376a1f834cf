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
  moved: 'Topics that moved',
  now: 'now',
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
  readiness: 'Readiness: what a paper would bring',
  howFar: 'Repeated questions count among the right ones, and not in the state.',
  reset: {
    title: 'What Vikalp believes about me',
    text: 'The map, the mistakes, when a topic comes again and which questions practice chooses follow from your answers. Answers, scores, streak and badges stay, whatever you choose here.',
    rebuild: 'Count all answers again',
    rebuildTitle: 'Count all answers again?',
    rebuildText: 'Everything is made anew of all answers you ever gave, also of those you had left out.',
    zero: 'Start at zero',
    zeroTitle: 'Start at zero?',
    zeroText:
      'The topic map is empty, and the mistakes with your notes are gone. From now on only new answers count. "Count all answers again" brings back all but the notes.',
    confirm: { rebuild: 'Count again', zero: 'Start at zero' },
    cancel: 'Keep it as it is',
    done: 'Done.',
    failed: 'Nothing was changed.',
  },
  failed: 'The topic map did not load',
  notStudent: 'A topic map belongs to a student.',
}

declare module '../messages.ts' {
  interface English {
    topics: typeof topics
  }
}
