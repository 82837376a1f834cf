import { argon2Sync } from 'node:crypto'

export type Derivation = {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

/** Blocks its thread for some 25 ms, on purpose: the threads that Node shares for files and signatures stay free. */
export function derive(derivation: Derivation): Uint8Array {
  return argon2Sync('argon2id', derivation)
}

/** Whether many people have one of them. The list is gone with this thread, when nobody signs up for a while. */
export async function isAnyCommon(passwords: readonly string[]): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].some((common) => passwords.includes(common))
}
