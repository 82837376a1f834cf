import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { Skipped } from '../fault.ts'

/** Downloads packages of Debian and unpacks them into the folder; nothing is installed. */
export function unpack(folder: string, ...packages: string[]): void {
  try {
    const options = { cwd: folder, stdio: 'ignore', timeout: 60_000 } as const
    execFileSync('apt-get', ['-qq', 'download', ...packages], options)
    for (const archive of globSync(join(folder, '*.deb')))
      execFileSync('dpkg', ['-x', archive, folder], options)
  } catch {
    throw new Skipped(`it needs Debian's ${packages.join(' and ')}, which cannot be had here`)
  }
}
