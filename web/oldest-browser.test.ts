import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'

const root = join(import.meta.dirname, '..')

/** The lines of a file that the compiler rejects with the settings of web/src. */
function refusedLines(lines: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-types-'))
  const typeRoots = [join(root, 'node_modules/@types')]
  const settings = {
    extends: join(root, 'web/src/tsconfig.json'),
    compilerOptions: { typeRoots, types: ['web'] },
    include: ['.'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  writeFileSync(join(folder, 'planted.mts'), lines.join('\n'))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const refused = new Set([...stdout.matchAll(/planted\.mts\((\d+),/g)].map(([, line]) => Number(line)))
  return lines.filter((_, i) => refused.has(i + 1))
}

const tooYoung = [
  'export const sorted = [1].toSorted()',
  "export const wellFormed = 'a'.isWellFormed()",
  'export const sets = /[a--b]/v',
  'document.body.showPopover()',
  'export const watcher = new CloseWatcher()',
  'export const either = AbortSignal.any([])',
]
const oldEnough = [
  'export const last = [1].at(-1)',
  "export const replaced = 'a'.replaceAll('a', 'b')",
  'export const copy = structuredClone([1])',
  'document.body.inert = true',
]

test('the compiler rejects exactly what the oldest browser that we serve lacks', () =>
  assert.deepEqual(refusedLines([...tooYoung, ...oldEnough]), tooYoung))
