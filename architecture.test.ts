import assert from 'node:assert/strict'
import test from 'node:test'
import { citations } from './architecture/citations.ts'
import { documented } from './architecture/documents.ts'
import { features } from './architecture/features.ts'
import { imports } from './architecture/imports.ts'
import type { Law } from './architecture/law.ts'
import { limits } from './architecture/limits.ts'
import { names } from './architecture/names.ts'
import { readSources } from './architecture/source-files.ts'
import { styles } from './architecture/styles.ts'
import { vocabularyLaw } from './architecture/vocabulary.ts'
import { words } from './architecture/words.ts'

const laws: readonly Law[] = [
  imports,
  words,
  names,
  features,
  citations,
  documented,
  styles,
  vocabularyLaw,
  limits,
]
const sources = readSources()

for (const law of laws) {
  test(`the project keeps its law of ${law.name}`, () => assert.deepEqual(law.breakages(sources), []))
  for (const [what, ...files] of law.planted)
    test(`${what} is found`, () =>
      assert.notDeepEqual(law.breakages(files), [], 'the breakage was not found'))
}

test('the laws read the whole project', () => assert.ok(sources.length > 500))
