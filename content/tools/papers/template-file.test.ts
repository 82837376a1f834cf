import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { highestScore, sectionsOf } from '@vikalp/domain/papers/template'
import { contentRoot } from '../places.ts'
import { templateFaults } from './template-faults.ts'
import { parseTemplate, type TemplateFile, templateOf } from './template-file.ts'

const source = await readFile(join(contentRoot, 'papers/gujcet-b.yaml'), 'utf8')

const fileOf = (text: string): TemplateFile => {
  const parsed = parseTemplate(text)
  assert.ok('file' in parsed, JSON.stringify(parsed))
  return parsed.file
}
const faultsIn = (...changes: [from: string | RegExp, to: string][]): string[] =>
  faultsOf(changes.reduce((text, [from, to]) => text.replace(from, to), source))
const faultsOf = (text: string): string[] => {
  const parsed = parseTemplate(text)
  return 'faults' in parsed ? parsed.faults : [...templateFaults(parsed.file, 'gujcet-b.yaml')]
}

test('a template is read with its marks in quarters, and adds up', () => {
  assert.deepEqual(faultsIn(), [])
  const template = templateOf(fileOf(source))
  assert.deepEqual(sectionsOf(template)[0]?.marks, { right: 4, wrong: -1, blank: 0 })
  assert.equal(highestScore(sectionsOf(template)), 480)
  assert.equal(template.sittings[1]?.startWithinHours, 24)
})

test('sums that do not agree are found', () => {
  assert.match(faultsIn([/^questions: 120/m, 'questions: 121'])[0] ?? '', /120 questions, not 121/)
  assert.match(faultsIn([/^marks: 120/m, 'marks: 119'])[0] ?? '', /120 marks, not 119/)
  assert.match(faultsIn(['Easy: 10', 'Easy: 11'])[0] ?? '', /mix of Physics Physics is not 40/)
})

test('subjects, days, clocks and names that cannot be are found', () => {
  assert.match(faultsIn(['subject: Biology', 'subject: Botany'])[0] ?? '', /subject/)
  assert.match(faultsIn(['exam: GUJCET', 'exam: JEE'])[0] ?? '', /JEE has no Biology/)
  assert.match(faultsIn([/^validFrom: .*/m, 'validFrom: 2026-02-30'])[0] ?? '', /validFrom/)
  assert.match(faultsIn([/^checked: .*/m, 'checked: 2025-01-01'])[0] ?? '', /last checked before/)
  assert.match(faultsIn([/^ +startWithinHours: .*\n/m, ''])[0] ?? '', /startWithinHours/)
  assert.match(faultsIn(['type: mcq', 'type: numeric'])[0] ?? '', /OMR/)
  assert.match(faultsIn([/^key: .*/m, 'key: gujcet-c'])[0] ?? '', /the key is gujcet-c/)
  assert.match(
    faultsIn([/^key: .*/m, 'key: gujcet-2025'])[1] ?? '',
    /the key says 2025, validFrom 2026-03-01/,
  )
})

test('a template without a source, with a float for a mark or with a key of its own is rejected', () => {
  assert.match(faultsIn([/^sources:\n(?: {2}- .*\n)+/m, 'sources: []\n'])[0] ?? '', /sources/)
  assert.match(faultsIn(['wrong: -1', 'wrong: -0.25'])[0] ?? '', /wrong/)
  assert.match(faultsIn([/^forms/m, 'shapes'])[0] ?? '', /forms/)
  assert.match(faultsOf('key: [')[0] ?? '', /./)
})
