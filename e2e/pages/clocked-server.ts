import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from '../fixtures.ts'

const program = join(import.meta.dirname, '../../server/src/testing/clocked-program.ts')

/** A server whose clock a journey sets. */
type ClockedServer = { url: string; setTime(time: string): Promise<void> }

type Moved = {
  /** Sets the clock of the server and of the page, before the page is opened. */
  setTime(time: string): Promise<void>
}

const heard = async <T>(child: ChildProcess): Promise<T> => {
  const [said] = await once(child, 'message')
  return said
}

/** Journeys over days: the same server, with a clock that is an argument; each worker has its own. */
export const clockedTest = test.extend<Moved, { clocked: ClockedServer }>({
  clocked: [
    async ({ browserName: _ }, use) => {
      const child = fork(program, { execArgv: [] })
      const { url } = await heard<{ url: string }>(child)
      const setTime = async (time: string): Promise<void> => {
        child.send(time)
        await heard(child)
      }
      await use({ url, setTime })
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ clocked }, use) => use(clocked.url),
  setTime: async ({ clocked, page }, use) => {
    await use(async (time) => {
      await clocked.setTime(time)
      await page.clock.setFixedTime(time)
    })
  },
})
