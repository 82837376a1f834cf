import { closeSync, openSync, writeSync } from 'node:fs'
import type { SecurityEvent } from './security-events.ts'
import { standardOutput } from './standard-output.ts'

/** One event without personal data: people are named by their ids, addresses by a keyed hash. */
export type SecurityLine = {
  event: SecurityEvent
  outcome: string
  [detail: string]: string | undefined
}

export type SecurityLog = (line: SecurityLine) => void

type Setting = { where: string; onError: (error: unknown) => void }

/**
 * Writes events as lines of JSON, each to the standard output or to a file. The file is opened for every line, so it can
 * be moved away at any time and nothing waits in memory. A line that cannot be written stops no answer.
 */
export function securityLog({ where, onError }: Setting): SecurityLog {
  if (where === 'off') return () => undefined
  const write = where === 'stdout' ? standardOutput.write : appendTo(where)
  return (line) => {
    try {
      write(`${JSON.stringify({ kind: 'security', time: Date.now(), ...line })}\n`)
    } catch (error) {
      onError(error)
    }
  }
}

const appendTo =
  (path: string) =>
  (text: string): void => {
    const file = openSync(path, 'a', 0o600)
    try {
      writeSync(file, text)
    } finally {
      closeSync(file)
    }
  }
