import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

// argon2id with the first parameters of OWASP's password storage guide: 19 MiB, 2 passes.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** The stored form: `argon2id$memory$passes$salt$tag`, so that the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password.normalize('NFC'), nonce, ...cost })
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64'), tag.toString('base64')].join('$')
}

/** Without a stored form it takes as long and fails, so that an unknown email cannot be found by timing. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, salt, tag] = (stored ?? (await absent)).split('$')
  const expected = Buffer.from(tag ?? '', 'base64')
  const actual = await derive('argon2id', {
    ...cost,
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt ?? '', 'base64'),
    memory: Number(memory),
    passes: Number(passes),
  })
  return timingSafeEqual(actual, expected) && stored !== undefined
}

const absent = hashPassword('an account that does not exist')
