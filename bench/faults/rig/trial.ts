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
  /** Whether the server is meant to live on. */
  survives: boolean
  /** Whether every call is due an answer; where the server lives on, unless said otherwise. */
  answers?: boolean
  /** Done while the server starts. */
  beforeReady?: (product: Product, observations: Observations) => Promise<void>
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
  options: TrialOptions & { signal: AbortSignal },
  fault: (trial: Trial) => Promise<void>,
): Promise<Row> {
  const { survives, answers = survives, signal } = options
  const enter = options.students ?? ((url: string) => signUpStudents(url, accounts))
  const observations = new Observations()
  await options.beforeReady?.(product, observations)
  if (!(await product.isReady())) throw new Error('The server was not ready within a minute')
  const { url } = product
  const students = await enter(url)
  const circumstances = { url, observations, isAnswerDue: () => answers, signal }
  const load = new Load({ ...circumstances, students, clients })
  const verification = new Verification(load)
  const unwatch = watch(circumstances)
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
