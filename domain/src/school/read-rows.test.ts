import assert from 'node:assert/strict'
import test from 'node:test'
import { readRows } from './read-rows.ts'

test('a cell is read without characters that nobody sees', () => {
  const cells = { rollNo: '7\u200b', admissionNo: '', email: '', grade: '', subject: '' }
  const row = { ...cells, line: 2, name: 'As\u200bha \u202ePatel\ufeff', class: '11\u2060A' }
  const { people, faults } = readRows([row], 'student')
  assert.deepEqual(faults, [])
  assert.deepEqual([people[0]?.name, people[0]?.classes, people[0]?.rollNo], ['Asha Patel', ['11A'], '7'])
})
