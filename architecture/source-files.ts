import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './law.ts'

// What others wrote or a command made; the laws are for what we write.
const notOurs = new Set(['node_modules', '.git', '.data', 'dist', 'compiled', 'results'])

export function readSources(folder = '.'): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : readSources(path)
    return /\.(?:tsx?|css|sql|md)$/.test(path) ? [{ path, text: readFileSync(path, 'utf8') }] : []
  })
}
