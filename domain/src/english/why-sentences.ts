import { shareOf } from '../practice/share-of.ts'
import type { WhyQuestion } from '../practice/why-question.ts'
import type { Day } from '../progress/periods.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2026-11-12' is 12 Nov. */
const shortDay = (day: Day): string => {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return `${date} ${months[month - 1]}`
}

const daysAgo = (days: number): string => (days === 1 ? 'yesterday' : `${days} days ago`)

/** 'Uses one part.' goes on in the middle of a sentence. */
const slipIn = (slip: string | undefined): string =>
  slip === undefined ? '.' : `: ${slip.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`

/** The one sentence that says why a question is asked. */
export function whySentence(why: WhyQuestion): string {
  switch (why.reason) {
    case 'retry': {
      const { option, on, slip } = why.mistake
      const chose = option === undefined ? 'You got this wrong' : `You chose ${option}`
      return `${chose} on ${shortDay(on)}${slipIn(slip)} Get it right on a later day, and it is repaired.`
    }
    case 'repair': {
      const { option, on, slip } = why.mistake
      const same = why.newNumbers ? 'Same idea, new numbers.' : 'Same idea, another question.'
      return `You chose ${option} on ${shortDay(on)}${slipIn(slip)} ${same}`
    }
    case 'due':
      if (why.wasRight) return 'Right before, and wrong since. A good day to try it again.'
      return why.days === undefined
        ? 'Not right yet. A good day to try it again.'
        : `Last right ${daysAgo(why.days)}. A good day to check that you still know it.`
    case 'mixed':
      return 'Mixed on purpose: choosing the method is half the work.'
    case 'new':
      return 'New topic for you.'
    case 'measure':
      return 'We know little about you here yet.'
    case 'weak': {
      const paper = why.inPaper
        ? `, and ${why.inPaper.questions} of ${why.inPaper.of} questions in the paper`
        : ''
      return `${why.topic}: ${why.right} of ${why.answered} right${paper}.`
    }
    case 'level': {
      const { some, of } = shareOf(why.p)
      return `About ${some} in ${of} students at your level get this right.`
    }
  }
}
