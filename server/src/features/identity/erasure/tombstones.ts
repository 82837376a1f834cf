import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { withTenant } from '#platform/tenants.ts'
import { erasePerson } from './erase-person.ts'
import { addTombstone, listRevived, listTombstones, type Tombstone } from './erasure.store.ts'

const line = /^(\S+Z) ([0-9a-f-]{36})$/gm

/**
 * Who was erased, outside the database: a line with the time and the id that was theirs. A database that is set back, by
 * whatever means, is told by it. A file cut short by a full disk loses one line, which the next start writes again.
 */
export class TombstoneFile {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  read(): Tombstone[] {
    return [...this.#text().matchAll(line)].map(([, erasedAt = '', userId = '']) => ({
      userId,
      erasedAt: new Date(erasedAt),
    }))
  }

  /** On the disk when it returns. */
  add(tombstones: readonly Tombstone[]): void {
    if (tombstones.length === 0) return
    const text = this.#text()
    const lines = tombstones.map(({ userId, erasedAt }) => `${erasedAt.toISOString()} ${userId}\n`)
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 })
    const before = text === '' || text.endsWith('\n') ? '' : '\n'
    appendFileSync(this.#file, before + lines.join(''), { mode: 0o600, flush: true })
  }

  #text(): string {
    try {
      return readFileSync(this.#file, 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
      throw error
    }
  }
}

/** Writes to the file what only the database knows: who was erased through another machine, or while the disk was full. */
export const keepTombstones = (databaseUrl: string, file: TombstoneFile): Promise<void> =>
  withTenant(databaseUrl, 'public', async (db) => {
    const known = new Set(file.read().map(({ userId }) => userId))
    file.add((await listTombstones(db)).filter(({ userId }) => !known.has(userId)))
  })

/** Erases again whom a restored database has brought back, and tells it who was erased. Returns how many came back. */
export const eraseAgain = (databaseUrl: string, file: TombstoneFile): Promise<number> =>
  withTenant(databaseUrl, 'public', async (db) => {
    const tombstones = new Map(file.read().map((tombstone) => [tombstone.userId, tombstone]))
    const revived = await listRevived(db, [...tombstones.keys()])
    for (const userId of revived)
      await erasePerson(db, userId, tombstones.get(userId)?.erasedAt ?? new Date())
    for (const tombstone of tombstones.values()) await addTombstone(db, tombstone)
    return revived.length
  })
