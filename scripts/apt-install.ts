import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// A mirror that does not answer must not hold the tests up.
const patience = [
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'Acquire::Retries=1',
  '-o',
  'DPkg::Lock::Timeout=120',
]

/** Whether Debian's packages were installed: only root may, and only with a network. */
export function aptInstall(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  // The lists of a fresh machine are empty, and old ones name files that the mirror has no more.
  return aptGet(install) || (aptGet(['update']) && aptGet(install))
}

function aptGet(command: readonly string[]): boolean {
  try {
    execFileSync('apt-get', ['-qq', ...patience, ...command], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    })
    return true
  } catch {
    return false
  }
}
