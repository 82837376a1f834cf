import { randomBytes, timingSafeEqual } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { unavailable } from '#platform/problem.ts'
import type { Derivation } from './password-worker.ts'

/** How many wait at most: the last of them for about two seconds. */
const longestQueue = 64

// One at a time on a thread of its own, which gives way to the thread that answers requests: a class that signs in at
// once then slows nobody who is in a quiz.
const worker = new Piscina<Derivation | readonly string[], unknown>({
  filename: fileURLToPath(import.meta.resolve('./password-worker.ts')),
  minThreads: 0,
  maxThreads: 1,
  maxQueue: longestQueue,
  idleTimeout: 60_000,
  niceIncrement: 5,
})

/** Throws `unavailable` when too many wait already. */
async function run(name: 'derive' | 'isAnyCommon', about: Derivation | readonly string[]): Promise<unknown> {
  if (worker.queueSize >= longestQueue) throw unavailable('Signing in', new Error('too many at a time'))
  return worker.run(about, { name })
}

// These are the types of the worker's functions.
const derive = async (derivation: Derivation) => (await run('derive', derivation)) as Uint8Array
/** Whether many people have one of these passwords. */
export const isAnyCommon = async (passwords: readonly string[]) =>
  (await run('isAnyCommon', passwords)) as boolean

// argon2id with the first parameters of OWASP's password storage guide: 19 MiB, 2 passes.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** The stored form: `argon2id$memory$passes$salt$tag`, so that the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive({ message: password.normalize('NFC'), nonce, ...cost })
  return storedForm(nonce, tag)
}

/** Without a stored form it takes as long and fails, so that an unknown email cannot be found by timing. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, salt, tag] = (stored ?? absent()).split('$')
  const expected = Buffer.from(tag ?? '', 'base64')
  const actual = await derive({
    ...cost,
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt ?? '', 'base64'),
    memory: Number(memory),
    passes: Number(passes),
  })
  return timingSafeEqual(actual, expected) && stored !== undefined
}

/** What no password matches, stored until the person chooses one by a code. */
export const nobodysPassword = (): string => storedForm(randomBytes(16), randomBytes(cost.tagLength))

const absent = (): string => storedForm(Buffer.alloc(16), Buffer.alloc(cost.tagLength))

function storedForm(nonce: Uint8Array, tag: Uint8Array): string {
  const parts = [nonce, tag].map((bytes) => Buffer.from(bytes).toString('base64'))
  return ['argon2id', cost.memory, cost.passes, ...parts].join('$')
}
