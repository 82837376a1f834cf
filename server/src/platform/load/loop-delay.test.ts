import assert from 'node:assert/strict'
import test from 'node:test'
import { loopDelay } from './loop-delay.ts'

test('a loop that is late again and again is late, one that was held up once is not', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let now = 0
  t.mock.method(performance, 'now', () => now)
  const delay = loopDelay()
  const tick = (late: number) => {
    now += 50 + late
    t.mock.timers.tick(50)
  }
  const said = [300, 0, 0, 0, 300, 310, 320, 330, 0].map((late) => {
    tick(late)
    return delay.now()
  })
  delay.stop()
  assert.deepEqual(said, [0, 0, 0, 0, 0, 0, 0, 300, 0])
})
