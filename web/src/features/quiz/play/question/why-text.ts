import type { AskedBecause } from '@vikalp/contract/practice'
import { shareOf } from '@vikalp/domain/practice/share-of'
import type { Messages } from '#messages/messages.ts'

type Mistake = Extract<AskedBecause, { reason: 'retry' }>['mistake']

const chosen = (m: Messages['quiz']['why'], { option, on, slip }: Mistake): string =>
  m.chose(option, on, slip)

/** The sentence of a reason, with its figures. */
export function whyText(m: Messages['quiz']['why'], why: AskedBecause): string {
  switch (why.reason) {
    case 'retry':
      return `${chosen(m, why.mistake)} ${m.retry}`
    case 'repair':
      return `${chosen(m, why.mistake)} ${why.newNumbers ? m.newNumbers : m.sameIdea}`
    case 'due':
      if (why.wasRight) return m.wrongSince
      return why.days === undefined ? m.notRightYet : m.due(why.days)
    case 'weak':
      return m.weak(why.topic, why.right, why.answered, why.inPaper)
    case 'level':
      return m.level(shareOf(why.p))
    case 'new':
    case 'measure':
    case 'mixed':
      return m[why.reason]
  }
}
