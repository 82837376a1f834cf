import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { remove } from './folder/remove.ts'

/**
 * Copies the package (60 MB) to where another account can run it, for a node_modules in a private home or on a read-only
 * disk. Returns the copy in the first of the places where it works, or undefined.
 */
export function copyPackage(
  installed: string,
  places: readonly string[],
  works: (folder: string) => boolean,
): string | undefined {
  const name = `postgres-${readVersion(installed)}`
  for (const place of places) {
    const folder = join(place, name)
    try {
      mkdirSync(place, { recursive: true, mode: 0o755 })
      if (!isOurs(place)) continue
      if (!existsSync(folder)) copyWhole(installed, folder)
      if (works(folder)) return folder
    } catch {
      // not writable, or full: the next place may work
    }
  }
  return undefined
}

function readVersion(folder: string): string {
  // The version is a string in every package.json.
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** Whoever can write to a folder can make us run their code. */
function isOurs(place: string): boolean {
  const found = lstatSync(place)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** Copies to a temporary folder and renames it, so that nobody sees half a copy. */
function copyWhole(installed: string, folder: string): void {
  const half = `${folder}.copy-${process.pid}`
  try {
    for (const part of ['package.json', 'native'])
      cpSync(join(installed, part), join(half, part), { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'u+rwX,go=rX', half])
    renameSync(half, folder)
  } catch (error) {
    remove(half)
    if (!existsSync(folder)) throw error // otherwise another start was faster
  }
}
