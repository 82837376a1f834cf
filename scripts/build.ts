import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from '../server/src/platform/monitoring/step.ts'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'web/dist/.stamp')
// The sources of the web; a change in any of them makes the build stale.
const sources = [
  'web/src',
  'web/build',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'domain/src',
  'contract/src',
  'package-lock.json',
  'content/compiled/math.css',
]

/** The question bank, then the web; each only when it is stale. */
await step('Question bank', () => run(process.execPath, ['content/tools/main.ts', '--compile']))
const stamp = sourcesStamp()
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  await step('Pages', () => run(join(root, 'node_modules/.bin/vite'), ['build', 'web', '--logLevel', 'warn']))
  writeFileSync(stampFile, stamp)
}

/** Ends this process with the status of a command that failed, which has said why. */
async function run(command: string, args: string[]): Promise<void> {
  const [status] = await once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit')
  if (status !== 0) process.exit(typeof status === 'number' ? status : 1)
}

function sourcesStamp(): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesOf(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
