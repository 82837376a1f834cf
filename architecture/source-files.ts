import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './law.ts'

// Files that others wrote or that are generated; the laws are for our own files.
const notOurs = new Set(['node_modules', '.git', '.data', 'dist', 'compiled', 'results'])

export function readSources(folder = '.'): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : readSources(path)
    return /\.(?:tsx?|css|sql|md)$/.test(path) ? [{ path, text: readFileSync(path, 'utf8') }] : []
  })
}
