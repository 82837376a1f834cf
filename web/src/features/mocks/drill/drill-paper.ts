import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { letters } from '@vikalp/domain/vocabulary'
import type { Messages } from '#messages/messages.ts'
import type { PaperInHand } from '../log/sitting-store.ts'

const marks = { right: 16, wrong: -4, blank: 0 }

/** Eight easy questions, so that only the buttons are to be learnt. */
export function drillPaper({ title, choices, numbers }: Messages['drill'], beganAt: string): PaperInHand {
  return {
    sittingId: 'drill',
    title,
    beganAt,
    dialect: 'four-button',
    isErasable: true,
    sections: [
      { subject: 'Physics', part: 'A', type: 'mcq', count: choices.length, marks },
      { subject: 'Physics', part: 'B', type: 'numeric', count: numbers.length, marks },
    ],
    questions: [
      ...choices.map(({ html, options }, place) => ({
        id: `drill-${place}`,
        section: 0,
        type: 'mcq' as const,
        html,
        options: perLetter((letter) => {
          const text = options[letters.indexOf(letter)] ?? ''
          return { html: text, spoken: text }
        }),
      })),
      ...numbers.map((html, place) => ({
        id: `drill-number-${place}`,
        section: 1,
        type: 'numeric' as const,
        html,
        unit: '',
      })),
    ],
  }
}
