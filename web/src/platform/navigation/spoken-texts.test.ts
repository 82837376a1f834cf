import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test from 'node:test'
import { screenNames, screens } from './screens.ts'

const src = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(src, file), 'utf8')
const listed = (names = ''): string[] => [...names.matchAll(/\w+/g)].map(([name]) => name)

/** A part of a screen with texts of its own, as in app/screens/teacher-screen.tsx, or a sheet. */
const lazyPart =
  /\b(?:lazyPart|lateCode|withTexts)\(\s*\[([^\]]*)\],\s*async \(\) => \(await import\('([^']+)'\)\)/g
const imported = [/^(?:import|export) (?!type\b)[^'"]*?from '([^']+)'/gm, /\bimport\('([^']+)'\)/g]

const resolve = (from: string, target: string): string =>
  target.startsWith('#') ? target.slice(1) : join(dirname(from), target)

/** All of our files that a file imports, directly or not, except parts with texts of their own. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const code = read(file).replace(lazyPart, '')
  for (const [, target = ''] of imported.flatMap((pattern) => [...code.matchAll(pattern)]))
    if (/^[#.].*\.tsx?$/.test(target)) filesOf(resolve(file, target), found)
  return found
}

const spokenIn = (files: Set<string>): Set<string> =>
  new Set(
    [...files].flatMap((file) =>
      [...read(file).matchAll(/\buseMessages\('(\w+)'\)/g)].map(([, bundle = '']) => bundle),
    ),
  )

// The texts that main.tsx adds need no declaration.
const everywhere = listed(/addMessages\(\{([^}]*)\}/.exec(read('app/main.tsx'))?.[1])
const besides = (spoken: Set<string>, known: readonly string[]): string[] =>
  [...spoken].filter((bundle) => !everywhere.includes(bundle) && !known.includes(bundle)).sort()

test('every component names its bundle literally, so that this test can see it', () => {
  const calls = [
    ...filesOf('app/main.tsx'),
    ...screenNames.flatMap((name) => [...filesOf(`${screens[name].chunk}.tsx`)]),
  ]
    .filter((file) => file !== 'platform/texts/messages.tsx')
    .flatMap((file) => read(file).match(/\buseMessages\(.{2}/g) ?? [])
  assert.ok(calls.length > 100)
  assert.deepEqual(
    calls.filter((call) => !/\('\w$/.test(call)),
    [],
  )
})

test('the entry adds its own texts', () => {
  assert.ok(everywhere.includes('shell'))
  assert.deepEqual(besides(spokenIn(filesOf('app/main.tsx')), []), [])
})

for (const name of screenNames) {
  const { chunk, texts } = screens[name]
  const file = `${chunk}.tsx`

  test(`${name} is one component in ${file}`, () => {
    assert.ok(existsSync(join(src, file)))
    assert.equal(read(file).match(/^export /gm)?.length, 1)
  })

  test(`${name} declares the texts that it uses, and no others`, () =>
    assert.deepEqual(besides(spokenIn(filesOf(file)), []), [...texts].sort()))

  for (const from of filesOf(file))
    for (const [, own, target = ''] of read(from).matchAll(lazyPart))
      test(`${name} declares the texts of ${target}`, () =>
        assert.deepEqual(besides(spokenIn(filesOf(resolve(from, target))), texts), listed(own)))
}
