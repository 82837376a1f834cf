import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './csv.ts'

test('cells are divided by commas and rows by line ends; a missing figure is an empty cell', () =>
  assert.equal(
    csvOf([
      ['Class', 'Average'],
      ['11 A', 87],
      ['11 B', null],
    ]),
    'Class,Average\r\n11 A,87\r\n11 B,\r\n',
  ))

test('a comma, a quote and a line end stay within their cell', () =>
  assert.equal(
    csvOf([['Anand, Gujarat', 'the "A" section', 'two\nlines']]),
    '"Anand, Gujarat","the ""A"" section","two\nlines"\r\n',
  ))

test('a text that a spreadsheet would run is kept as a text', () => {
  for (const text of [
    '=HYPERLINK("https://x.example")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '\u200b=1',
    '\ue000=1',
    '＝1',
  ])
    assert.equal(csvOf([[text]]), `"'${text.replaceAll('"', '""')}"\r\n`, text)
  assert.equal(csvOf([['a=1', -1]]), 'a=1,-1\r\n')
})
