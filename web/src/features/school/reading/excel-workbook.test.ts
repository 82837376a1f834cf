import assert from 'node:assert/strict'
import test from 'node:test'
import { excelWorkbook } from '#testing/excel-workbook.ts'
import { type ReadRoster, type RosterSource, readRoster } from './read-roster.ts'

const headings = ['Name', 'Class', 'Roll No', 'GR No']

function rowsOf(read: ReadRoster): string[][] {
  assert.ok('rows' in read, JSON.stringify(read))
  return read.rows.map(({ line, name, class: of, rollNo, admissionNo }) => [
    `${line} ${name}`,
    of,
    rollNo,
    admissionNo,
  ])
}
function sourceOf(read: ReadRoster): RosterSource {
  assert.ok('source' in read)
  return read.source
}
const read = (...sheets: Parameters<typeof excelWorkbook>[0]) => readRoster(excelWorkbook(sheets))

test('a number is read as Excel shows it: with leading zeros, a prefix, in full, and a date as a date', () => {
  const rows = [
    headings,
    ['Asha', '11A', { value: 7, format: '000' }, { value: 42, format: '"G"0000' }],
    ['Dev', '11A', '007', 2.024e11],
    ['Jay', { value: 46033, format: 'dd-mmm' }, { value: 7, format: '0" marks"' }, '042'],
    ['Om', { value: 46033, format: '[$-409]d/m/yyyy' }, { value: 12.5, format: '#,##0.00' }, null],
  ]
  assert.deepEqual(rowsOf(read({ name: 'all', rows })), [
    ['2 Asha', '11A', '007', 'G0042'],
    ['3 Dev', '11A', '007', '202400000000'],
    ['4 Jay', '11-Jan-2026', '7', '042'],
    ['5 Om', '11-Jan-2026', '12.5', ''],
  ])
})

test('a formula counts as it was worked out, and its error stands as it is', () => {
  const rows = [
    headings,
    [
      { formula: 'PROPER("asha")', result: 'Asha' },
      '11A',
      1,
      { formula: 'VLOOKUP(1,A:B,2)', result: '#N/A' },
    ],
  ]
  assert.deepEqual(rowsOf(read({ name: 'all', rows })), [['2 Asha', '11A', '1', '#N/A']])
})

test('a cell over several rows says the same of each in which something stands, and a title is a title', () => {
  const rows = [
    ['Roster of 2026', null, null, null],
    headings,
    ['Asha', '11A', 1, null],
    ['Dev', null, 2, null],
    [null, null, null, null],
    ['Jay', null, 3, null],
    ['Om', '12B', 1, null],
    ['Ria', null, 2, null],
  ]
  const merged = ['A1:D1', 'B3:B6', 'B7:B900', 'C7:D7', 'oops']
  const found = rowsOf(read({ name: 'all', rows, merged }))
  assert.deepEqual(
    found.map(([who, of]) => [who, of]),
    [
      ['3 Asha', '11A'],
      ['4 Dev', '11A'],
      ['6 Jay', '11A'],
      ['7 Om', '12B'],
      ['8 Ria', '12B'],
    ],
  )
})

test('merged cells that reach far beyond a roster are refused, not filled', () => {
  const long = Array.from({ length: 5000 }, (_, i) => [`Asha ${i}`, i === 0 ? '11A' : null])
  const rows = [headings.slice(0, 2), ...long]
  const once = read({ name: 'all', rows, merged: ['B2:B1048576'] })
  assert.deepEqual(new Set(rowsOf(once).map(([, of]) => of)), new Set(['11A']))
  const merged = Array.from({ length: 100 }, () => 'B2:B1048576')
  assert.deepEqual(read({ name: 'all', rows, merged }), { problem: 'unreadable' })
  const far = Array.from({ length: 100 }, () => 'A1:A1048576')
  assert.ok('rows' in read({ name: 'all', rows: rows.slice(0, 3), merged: far }))
})

test('hidden rows count, and how many there are is known', () => {
  const rows = [headings, ['Asha', '11A'], ['Dev', '11A'], [null], ['Jay', '11A']]
  const found = read({ name: 'all', rows, hiddenRows: [3, 4] })
  assert.equal(rowsOf(found).length, 3)
  assert.deepEqual(sourceOf(found), {
    columns: ['name', 'class', 'rollNo', 'admissionNo'],
    sheet: 'all',
    otherSheets: [],
    hiddenRows: 1,
  })
})

test('the first visible sheet with headings is read; others that hold something are named', () => {
  const found = read(
    { name: 'old', isHidden: true, rows: [headings, ['Nobody', '10Z']] },
    { name: 'Cover', rows: [['North School'], ['Roster of 2026']] },
    { name: '11A', rows: [headings, ['Asha', '11A', 1]] },
    { name: '11B', rows: [headings, ['Dev', '11B', 1]] },
    { name: 'Sheet5', rows: [[null]] },
  )
  assert.deepEqual(rowsOf(found), [['2 Asha', '11A', '1', '']])
  assert.deepEqual(sourceOf(found).otherSheets, ['Cover', '11B'])
})

const signs = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
for (const [what, file, problem] of [
  ['a PDF', signs('%PDF-1.7\nName,Class\nAsha,11A\n'), 'unreadable'],
  ['a photo', signs('\xff\xd8\xff\xe0Name,Class'), 'unreadable'],
  ['a screenshot', signs('\x89PNG\r\n\x1a\nName,Class'), 'unreadable'],
  ['a page of a school program, named .xls', signs('<html><table><tr><td>Name</td></tr></table>'), 'old'],
  ['a table of Excel 2003', signs('<?xml version="1.0"?><Workbook>'), 'old'],
] as const)
  test(`${what} is refused with its reason`, () => assert.deepEqual(readRoster(file), { problem }))

test('2,000 rows as Excel writes them, with names in three scripts, are read as they stand', () => {
  const names = ['આરવ પટેલ', 'मीरा त्रिवेदी', 'Shah, "Asha"', 'D’Souza & Sons']
  const rows = Array.from({ length: 2000 }, (_, i) => [
    `${names[i % 4]} ${i}`,
    `11${'ABCD'[i % 4]}`,
    { value: i, format: '0000' },
    `G${i}`,
  ])
  const found = rowsOf(read({ name: 'all', rows: [headings, ...rows] }))
  assert.equal(found.length, 2000)
  assert.deepEqual(found[1998], ['2000 Shah, "Asha" 1998', '11C', '1998', 'G1998'])
  assert.deepEqual(found[0], ['2 આરવ પટેલ 0', '11A', '0000', 'G0'])
})
