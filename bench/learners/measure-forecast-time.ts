import { startOfItem } from '../../domain/src/learner/estimate.ts'
import { poolsOf } from '../../domain/src/learner/forecast/draw-paper.ts'
import { paperOffset, widening } from '../../domain/src/learner/forecast/learn-from-papers.ts'
import { PaperDraws } from '../../domain/src/learner/forecast/paper-draws.ts'
import { papersAtOnce } from '../../server/src/features/practice/readiness/draw-papers.ts'
import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { type Measurement, percentile, round } from '../measurement.ts'

const forecasts = 60
const wholeName = 'forecast of NEET: the whole of it, p95 (ms of CPU)'
const turnName = 'forecast of NEET: its longest turn of the event loop, p95 (ms of CPU)'

/** Of this process, so that what else the machine does is not counted. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What a forecast costs a server, and for how long at a time nobody else is served. */
export function measureForecastTime(): Measurement[] {
  const bank = loadBank()
  const template = bank.templates.find(({ exam }) => exam === 'NEET')
  if (!template)
    return [wholeName, turnName].map((name) => ({ name, reason: 'the bank has no pattern of NEET' }))
  const pools = poolsOf(template, bank.paperBank.items)
  const whole: number[] = []
  const turns: number[] = []
  for (let student = 0; student < forecasts; student++) {
    let last = cpuMs()
    const lap = (): number => {
      const begin = last
      last = cpuMs()
      return last - begin
    }
    const draws = new PaperDraws({
      template,
      pools,
      student: `${student}`,
      abilities: new Map(),
      levelOf: ({ difficulty }) => startOfItem(difficulty),
      day: '2026-11-21',
      widening: widening([]),
      offset: paperOffset([]),
    })
    const laps = [lap()]
    while (!draws.isDone) {
      draws.draw(papersAtOnce)
      laps.push(lap())
    }
    draws.marks()
    draws.bySubject()
    draws.gains()
    laps.push(lap())
    whole.push(laps.reduce((sum, ms) => sum + ms, 0))
    turns.push(Math.max(...laps))
  }
  return [
    { name: wholeName, value: round(percentile(whole.slice(5), 0.95), 1) },
    { name: turnName, value: round(percentile(turns.slice(5), 0.95), 1) },
  ]
}
