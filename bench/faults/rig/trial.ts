import type { Row } from '../fault.ts'
import { Load } from './load.ts'
import { Observations } from './observations.ts'
import { Product, type Settings, withFolder } from './product.ts'
import { type Student, signUpStudents } from './student.ts'
import { Verification } from './verify.ts'
import { watch } from './watch.ts'

const clients = 20
const accounts = 60
const longestMs = 300_000

export type Trial = {
  product: Product
  load: Load
  observations: Observations
  students: readonly Student[]
  /** Fetches again what was acknowledged since the last time. */
  verify(): Promise<void>
}

type TrialOptions = {
  settings?: Settings
  /** Whether the server is meant to live on, so that every call is due an answer. */
  survives: boolean
  students?: (url: string) => Promise<Student[]>
}

/** One product on a scratch folder, students who take quizzes on it, and a fault; then everything is counted. */
export function trial(options: TrialOptions, fault: (trial: Trial) => Promise<void>): Promise<Row> {
  return withFolder(async (folder) => {
    const product = await Product.start(folder, options.settings ?? {})
    const { signal, abort } = endAfter(longestMs)
    try {
      return await Promise.race([underLoad(product, { ...options, signal }, fault), rejectedBy(signal)])
    } catch (error) {
      console.error(product.said.trimEnd().split('\n').slice(-20).join('\n'))
      throw error
    } finally {
      abort()
      await product.stop()
    }
  })
}

async function underLoad(
  product: Product,
  {
    survives,
    signal,
    students: enter = (url) => signUpStudents(url, accounts),
  }: TrialOptions & { signal: AbortSignal },
  fault: (trial: Trial) => Promise<void>,
): Promise<Row> {
  if (!(await product.isReady())) throw new Error('The server was not ready within a minute')
  const { url } = product
  const observations = new Observations()
  const isAnswerDue = () => survives
  const students = await enter(url)
  const load = new Load({ url, students, clients, observations, isAnswerDue, signal })
  const verification = new Verification(load)
  const unwatch = watch({ url, observations, isAnswerDue, signal })
  load.start()
  await load.advance(clients)
  await fault({ product, load, observations, students, verify: () => verification.verifyNew() })
  const isReady = await product.isReady()
  const isUsed = await load.advance(clients)
  await load.stop()
  await verification.verifyAll()
  await unwatch()
  return {
    acknowledged: load.acknowledged.length,
    lost: verification.lost,
    doubled: verification.doubled,
    serverErrors: observations.serverErrors,
    longestAwayMs: observations.longestAwayMs,
    isBack: isReady && isUsed && !(survives && product.exits.length > 0),
    breaches: observations.breaches,
  }
}

function endAfter(limitMs: number): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  const tooLong = new Error(`It took longer than ${limitMs / 1000} s`)
  const timer = setTimeout(() => controller.abort(tooLong), limitMs)
  return {
    signal: controller.signal,
    abort: () => {
      clearTimeout(timer)
      controller.abort()
    },
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
