import { formats } from './formats.ts'

const { number, plural } = formats

export const drill = {
  title: 'Five-minute drill',
  place: (task: number, total: number) => `Task ${number(task)} of ${number(total)}`,
  tasks: {
    save: 'Question 1: choose any option, then press Save & Next.',
    change: 'Change your mind: press Back, choose another option of question 1 and save it.',
    mark: 'Question 2: leave it for later with Mark for Review & Next, without answering.',
    saveMark:
      'Question 3: choose an option and press Save & Mark for Review. It counts, and you can come back to it.',
    leave:
      'Question 4: choose an option, then press Next without saving. Your choice is lost: the palette shows it red.',
    palette: 'Open question 4 again from the palette, choose an option and save it.',
    clear: 'Go to question 3 and take its answer away with Clear Response.',
    tab: 'Open the second section, Physics, B, by its tab.',
    number: 'Question 6: type -0.5 with the number keys and save it.',
    visit: 'Find in the palette what you have not visited, and open it.',
    unmark: 'Question 2 is still marked. Open it, choose an option and press Save & Next.',
    submit:
      'Question 7: type any number and press Submit without saving. Do you notice what would be lost? Save it, then hand in.',
  },
  mouseOnly: 'Mouse only, as in the hall: real keys type no number',
  choices: [
    { html: 'Which of these is a unit of force?', options: ['newton', 'joule', 'watt', 'pascal'] },
    { html: 'Which of these is a vector?', options: ['mass', 'time', 'velocity', 'temperature'] },
    { html: 'Which planet is nearest to the Sun?', options: ['Venus', 'Mercury', 'Earth', 'Mars'] },
    { html: 'Which of these does a thermometer measure?', options: ['heat', 'work', 'power', 'temperature'] },
    { html: 'How many seconds are in an hour?', options: ['60', '600', '3600', '86400'] },
  ],
  numbers: [
    'Type the number minus one half.',
    'Type the number of sides of a triangle.',
    'Type the number of days in a week.',
  ],
  result: (done: number, total: number) =>
    done === total ? 'You did all of it' : `You did ${number(done)} of ${number(total)} tasks`,
  slips: (count: number) =>
    count === 0
      ? 'You lost no pick. In the hall, too, nothing counts before Save & Next.'
      : plural(count, {
          one: 'You lost # pick by leaving a question before Save & Next. That is the commonest slip.',
          other: 'You lost # picks by leaving a question before Save & Next. That is the commonest slip.',
        }),
  toMocks: 'To the mock tests',
  again: 'Do it again',
}

declare module '../messages.ts' {
  interface English {
    drill: typeof drill
  }
}
