import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import equivalent from './equivalent.json' with { type: 'json' }
import { changeOf, mutantsOf, mutated } from './mutants.ts'

const lines = (path: string, text: string): string[] =>
  mutantsOf(path, text).map((mutant) => mutated(text, mutant))

const examples: [path: string, text: string, ...mutants: string[]][] = [
  ['a.ts', 'a < b', 'a <= b'],
  ['a.ts', 'a !== b', 'a === b'],
  ['a.ts', 'a && b', 'a || b'],
  ['a.ts', 'a - b', 'a + b'],
  ['a.ts', 'f(9_999)', 'f(10000)'],
  ['a.ts', 'f(!a)', 'f(a)'],
  ['a.ts', 'const a = await b', 'const a = b'],
  ['a.ts', 'if (a) b = c', 'if (!(a)) b = c'],
  ['a.ts', 'Math.min(a, b)', 'Math.max(a, b)'],
  ['a.ts', '{\n  save(a)\n}', '{\n  ;\n}'],
  ['a.ts', 'if (a.b) throw c', 'if (!(a.b)) throw c', 'if (a.b) ;'],
  ['a.ts', '() => {\n  return a\n}', '() => {\n  return undefined\n}'],
  ['a.sql', 'WHERE a = $b AND c = d;', 'WHERE a = $b;', 'WHERE c = d;', 'WHERE a = $b OR c = d;'],
  ['a.sql', 'SELECT a FROM b FOR NO KEY UPDATE;', 'SELECT a FROM b;'],
  ['a.sql', 'WHERE a IS NULL;', 'WHERE a IS NOT NULL;'],
  ['a.sql', 'ORDER BY a DESC, b;', 'ORDER BY a, b;'],
  ['a.sql', 'ON CONFLICT (a) DO UPDATE SET b = c\nRETURNING d;', 'ON CONFLICT (a) DO NOTHING\nRETURNING d;'],
  ['a.sql', 'VALUES ($a)\nON CONFLICT (a) DO NOTHING;', 'VALUES ($a);'],
  ['a/rights.ts', "({ roles: ['teacher', 'institute'] })", "({ roles: ['institute'] })", '({ roles })'],
  [
    'a/rights.ts',
    "({ teacher: ['own'], student: ['member'] })",
    "({ student: ['member'] })",
    "({ teacher: ['own'],  })",
    "({ teacher: ['pupil'], student: ['member'] })",
    "({ teacher: ['own'], student: ['own'] })",
  ],
]
for (const [path, text, ...mutants] of examples)
  test(`${path}: ${text}`, () => assert.deepEqual(lines(path, text).sort(), mutants.sort()))

const untouched: [path: string, text: string][] = [
  ['a.ts', '// a < b'],
  ['a.ts', "import a from 'a && b'"],
  ['a.ts', 'const a = /b < 5/'],
  ['a.ts', 'type A = 0 | 1'],
  ['a.ts', 'const a: B<1> = c'],
  ['a.ts', 'const a = (\n  f(b)\n)'],
  ['a.sql', '-- a IS NULL\nSELECT $1;'],
  ['a.sql', "SELECT 'a AND b';"],
]
for (const [path, text] of untouched)
  test(`nothing in ${JSON.stringify(text)} is a fault`, () => assert.deepEqual(lines(path, text), []))

test('a mutant names the line on which it stands', () =>
  assert.deepEqual(
    mutantsOf('a.sql', 'SELECT a\nFROM b\nFOR UPDATE;').map(({ kind, line }) => [kind, line]),
    [['dropped lock', 3]],
  ))

for (const [name, reason] of Object.entries(equivalent))
  test(`${name} is still a fault that can be put in, and changes nothing because ${reason}`, () => {
    const [path = ''] = name.split(' ')
    const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
    const names = mutantsOf(path, text).map((mutant) => `${path} ${changeOf(text, mutant)}`)
    assert.ok(names.includes(name))
  })
