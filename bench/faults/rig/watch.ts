import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../../ask.ts'
import type { Observations } from './observations.ts'

const everyMs = 250
const patienceMs = 3_000
const paths = ['/livez', '/']

type Watched = { url: string; observations: Observations; isAnswerDue: () => boolean; signal: AbortSignal }

/** Asks all the time for what needs no database: it must be there whenever the server is. Gives what ends it. */
export function watch({ url, observations, isAnswerDue, signal }: Watched): () => Promise<void> {
  let isOver = false
  const look = async (path: string): Promise<void> => {
    const due = isAnswerDue()
    const answer = await ask(url + path, {}, patienceMs).catch(() => undefined)
    if (answer && answer.status !== 200) observations.breach(`${path} was ${answer.status}`)
    if (!answer && due && isAnswerDue()) observations.breach(`${path} had no answer within 3 s`)
  }
  const running = (async () => {
    while (!isOver && !signal.aborted) {
      await Promise.all(paths.map(look))
      await pause(everyMs)
    }
  })()
  return () => {
    isOver = true
    return running
  }
}
