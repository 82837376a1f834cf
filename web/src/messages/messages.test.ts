import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'

const languages = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const bundlesOf = (language: string): string[] =>
  readdirSync(join(import.meta.dirname, language)).filter((file) => !file.endsWith('.test.ts'))

const rows = readFileSync(join(import.meta.dirname, 'load-messages.ts'), 'utf8')

for (const { name: language } of languages) {
  test(`${language} has a row`, () => assert.match(rows, new RegExp(`\\bfolder: '${language}'`)))

  test(`${language} has every bundle`, () => assert.deepEqual(bundlesOf(language), bundlesOf('en')))

  for (const file of bundlesOf(language))
    test(`${language}/${file} exports the bundle of its name`, async () => {
      const name = file.replace('.ts', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      assert.deepEqual(Object.keys(await import(join(import.meta.dirname, language, file))), [name])
    })
}
