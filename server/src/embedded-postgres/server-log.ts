import { closeSync, fchownSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import type { Account } from './process/run-as.ts'

const largestLog = 10 * 1024 * 1024
const tailLines = 15

/**
 * Opens the log for appending; a large one is renamed first, so that the logs take two files at most. It is a file and
 * not a pipe to us, since the server may outlive us.
 */
export function openServerLog(path: string, account?: Account): { file: number; tail(): string } {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLog) putAside(path)
  const file = openSync(path, 'a', 0o600)
  // A server that has ceased to be root opens it again when PostgreSQL is restarted.
  if (account && process.getuid?.() === 0) fchownSync(file, account.uid, account.gid)
  const start = fstatSync(file).size
  return { file, tail: () => readTail(path, start) }
}

function putAside(path: string): void {
  try {
    renameSync(path, `${path}.1`)
  } catch {
    // the folder is root's, and we no longer are: the next start does it
  }
}

/** The last lines since this start, never those of an earlier one. */
function readTail(path: string, start: number): string {
  const file = openSync(path, 'r')
  const from = Math.max(start, fstatSync(file).size - 8_192)
  const text = Buffer.alloc(8_192)
  const length = readSync(file, text, 0, text.length, from)
  closeSync(file)
  return text.toString('utf8', 0, length).trimEnd().split('\n').slice(-tailLines).join('\n')
}
