import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Places } from '../places.ts'

/** A stamp of everything the compiled bank depends on; paths, sizes and times are enough and quick to read. */
export function inputsStamp(places: Places): string {
  const hash = createHash('sha256')
  const { bank, figures, images, papers, solved, tools, catalogue, misconceptions, manifest, corrections } =
    places
  const catalogueSource = join(import.meta.dirname, '../../../domain/src/catalogue')
  const folders = [bank, figures, images, papers, solved, tools, catalogueSource].filter((folder) =>
    existsSync(folder),
  )
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  for (const file of [...files, catalogue, misconceptions, manifest, corrections].sort()) {
    if (!existsSync(file) || file.endsWith('.test.ts')) continue
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

type Index = { inputs?: string; chapters?: string[]; numeric?: string[]; pool?: string[] }

/** Whether the compiled bank was made from exactly these inputs and has all its files. */
export function isFresh(places: Places, stamp: string): boolean {
  const index = join(places.compiled, 'bank.json')
  if (!existsSync(index)) return false
  const { inputs, chapters = [], numeric = [], pool = [] }: Index = JSON.parse(readFileSync(index, 'utf8'))
  const files = [...chapters, ...numeric.map((key) => `${key}.numeric`), ...pool.map((key) => `${key}.pool`)]
  return (
    inputs === stamp &&
    existsSync(join(places.compiled, 'math.css')) &&
    existsSync(join(places.compiled, 'papers.json')) &&
    files.every((name) => existsSync(join(places.compiled, `${name}.json`)))
  )
}
