import { poolsOf } from '../../domain/src/learner/forecast/draw-paper.ts'
import { forecastMarks } from '../../domain/src/learner/forecast/forecast.ts'
import { widening } from '../../domain/src/learner/forecast/learn-from-papers.ts'
import type { QuestionBank } from '../../server/src/question-bank/question-bank.ts'
import { learnerEvents } from './learner-events.ts'
import type { Replay } from './replay.ts'

/**
 * After the answers, the marks of a paper of the template on the day of each student's last one. Simulated students are the
 * same in a paper as in practice, unless a mean and a variance say how much, in logits, they differ.
 */
export function replayForecast(
  bank: QuestionBank,
  [key = '', mean = '0', variance = '0']: readonly string[],
): Replay {
  const offset = { mean: Number(mean), variance: Number(variance) }
  if (!Number.isFinite(offset.mean) || !(offset.variance >= 0))
    throw new Error(`${mean} and ${variance} are no mean and variance`)
  const template = bank.templates.find((known) => known.key === key)
  if (!template) {
    const keys = bank.templates.map((known) => known.key)
    throw new Error(`There is no template ${key}: use ${keys.join(', ')}`)
  }
  const { learners, take } = learnerEvents(bank)
  const pools = poolsOf(template, bank.paperBank.items)
  const lastOn = new Map<string, string>()
  return {
    line: (event) => {
      const { student, on } = take(event)
      lastOn.set(student, on)
      return []
    },
    end: () =>
      [...lastOn].map(([student, day]) => {
        const abilities = learners.of(student).nodes
        const known = { template, pools, student, abilities, day, levelOf: learners.levelOf.bind(learners) }
        const forecast = forecastMarks({ ...known, widening: widening([]), offset })
        return { student, ...forecast }
      }),
  }
}
