import assert from 'node:assert/strict'
import test from 'node:test'
import { findColumns, findHeadings } from './find-columns.ts'

test('columns are known by their headings, in any case and with any signs', () => {
  const found = findColumns([
    'Sr.',
    ' STUDENT NAME ',
    'Class & Section',
    'Roll_No.',
    'G.R. No',
    'E-mail',
    'Remarks',
  ])
  assert.deepEqual(
    [...found],
    [
      ['name', 1],
      ['class', 2],
      ['rollNo', 3],
      ['admissionNo', 4],
      ['email', 5],
    ],
  )
  assert.deepEqual(
    [...findColumns(['Class/Section', 'GR No.', 'Std', 'Subject'])],
    [
      ['class', 0],
      ['admissionNo', 1],
      ['subject', 3],
    ],
  )
})

test('headings in Hindi and Gujarati are known as well', () => {
  assert.deepEqual(
    [...findColumns(['नाम', 'कक्षा', 'रोल नंबर', 'ईमेल']).keys()],
    ['name', 'class', 'rollNo', 'email'],
  )
  assert.deepEqual(
    [...findColumns(['નામ', 'ધોરણ', 'રોલ નં.', 'વિષય']).keys()],
    ['name', 'class', 'rollNo', 'subject'],
  )
})

test('titles above the headings are passed over; a table without a name and another column has none', () => {
  const rows = [['North School'], [], ['Name', 'Class'], ['Asha', '11A']]
  assert.equal(findHeadings(rows)?.at, 2)
  assert.equal(findHeadings([['Name'], ['Asha']]), undefined)
  assert.equal(findHeadings([]), undefined)
})
