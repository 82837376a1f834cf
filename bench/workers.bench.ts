import { mostMemory, perSecond, withAttemptsServer } from './attempts/attempts-server.ts'
import { type Measurement, round } from './measurement.ts'

const warmUpMs = 5_000
const stretchMs = 4_000
const rounds = 4

/**
 * How many whole attempts does a server with two workers take for each of a server with one? Both run, and the load
 * turns from one to the other and back, so that whatever else the machine does slows both.
 */
export const measureWorkers = (): Promise<Measurement[]> =>
  withAttemptsServer(1, (one) =>
    withAttemptsServer(2, async (two) => {
      await one.load(warmUpMs)
      await two.load(warmUpMs)
      const taken = { one: 0, two: 0 }
      for (let i = 0; i < rounds; i++) {
        taken.one += perSecond(await one.load(stretchMs)) / rounds
        taken.two += perSecond(await two.load(stretchMs)) / rounds
      }
      console.log(`     ${round(taken.one)} a second with one worker, ${round(taken.two)} with two`)
      return [
        {
          name: 'attempts with two workers for one with one (times)',
          value: round(taken.two / taken.one, 2),
        },
        { name: 'memory under attempts with two workers (MB)', value: round(await mostMemory(two)) },
      ]
    }),
  )
