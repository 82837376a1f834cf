import { rmSync } from 'node:fs'

/** Removes a file, or a folder with all that is in it; nothing is done where there is none. */
export function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 }) // a process that ends may still be writing there
}
