import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { rosterLimits } from '@vikalp/domain/limits'
import { strToU8, zipSync } from 'fflate'
import { xlsxOf } from '#platform/files/xlsx.ts'
import { type ReadRoster, readRoster } from './read-roster.ts'

const utf8 = (text: string) => strToU8(text)
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
const shown = (read: ReadRoster) =>
  'problem' in read
    ? read.problem
    : read.rows.map(({ line, name, class: of, rollNo, email }) => [line, name, of, rollNo, email].join(' '))

const texts: [what: string, file: Uint8Array][] = [
  ['with the mark of Excel', utf8('\uFEFFName,Class,Roll No,Email\r\nઆરવ પટેલ,11A,7,a@b.in\r\n')],
  ['without a mark', utf8('Name,Class,Roll No,Email\nઆરવ પટેલ,11A,7,a@b.in')],
  ['with semicolons', utf8('Name;Class;Roll No;Email\r\nઆરવ પટેલ;11A;7;a@b.in\r\n')],
  ['as Excel’s Unicode text', utf16('Name\tClass\tRoll No\tEmail\r\nઆરવ પટેલ\t11A\t7\ta@b.in\r\n')],
  [
    'in another order, with columns of no use',
    utf8('Sr,Email,Class,Remarks,Name,Roll No\n1,a@b.in,11A,,આરવ પટેલ,7\n'),
  ],
]
for (const [what, file] of texts)
  test(`a table of text is read ${what}`, () =>
    assert.deepEqual(shown(readRoster(file)), ['2 આરવ પટેલ 11A 7 a@b.in']))

test('quotes as Excel writes them: commas, quotes and line ends within a cell', () => {
  const file = utf8('Name,Class\r\n"Patel, Asha ""Ash""","11\nA"\r\nDev,11A\r\n')
  assert.deepEqual(shown(readRoster(file)), ['2 Patel, Asha "Ash" 11\nA  ', '3 Dev 11A  '])
})

test('a file of an English Windows is read as such', () => {
  const file = new Uint8Array([...utf8('Name,Class\nJos'), 0xe9, ...utf8(',11A\n')])
  assert.deepEqual(shown(readRoster(file)), ['2 José 11A  '])
})

test('titles and empty rows are passed over, and rows keep the numbers that Excel shows', () => {
  const file = utf8('North School,,\n,,\nName,Class,Roll No\nAsha,11A,1\n,,\nDev,11A,2\n')
  assert.deepEqual(shown(readRoster(file)), ['4 Asha 11A 1 ', '6 Dev 11A 2 '])
})

test('a formula in a table of text stays a text', () =>
  assert.deepEqual(shown(readRoster(utf8('Name,Class\n=1+1,11A\n'))), ['2 =1+1 11A  ']))

test('what we write is read again', () => {
  const file = xlsxOf('11A', [
    ['Name', 'Class', 'Roll No'],
    ['મીરા <&> "Shah"', '11A', 7],
    ['=HYPERLINK("https://x.example")', '11A', null],
  ])
  assert.deepEqual(shown(readRoster(file)), [
    '2 મીરા <&> "Shah" 11A 7 ',
    `3 '=HYPERLINK("https://x.example") 11A  `,
  ])
})

const workbook = (sheet: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml':
          '<workbook xmlns:r="r"><sheets><sheet name="old" state="hidden" r:id="a"/><sheet name="now" r:id="b"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': '<worksheet/>',
        'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
        ...more,
      }).map(([path, text]) => [path, utf8(text)]),
    ),
  )

test('a workbook as Excel writes it: shared texts, gaps, numbers, worked-out formulas, a hidden sheet before', () => {
  const strings =
    '<sst><si><t>Name</t></si><si><t>Class</t></si><si><r><t>આરવ</t></r><r><t xml:space="preserve"> પટેલ</t></r><rPh><t>x</t></rPh></si><si><t>GR No</t></si></sst>'
  const sheet = [
    '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="AA2" t="s"><v>3</v></c></row>',
    '<row r="4"><c r="B4" t="s"><v>2</v></c><c r="C4" t="str"><f>CONCAT("11","A")</f><v>11A</v></c><c r="AA4"><v>2.0240001234500001E+11</v></c></row>',
  ]
  const read = readRoster(workbook(sheet.join(''), { 'xl/sharedStrings.xml': strings }))
  assert.ok('rows' in read)
  assert.deepEqual(
    read.rows.map(({ line, name, class: of, admissionNo }) => [line, name, of, admissionNo]),
    [[4, 'આરવ પટેલ', '11A', '202400012345']],
  )
})

test('an entity that would grow without end is no text, and nothing is fetched', () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
  const cells =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Class</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>&b;&c;</t></is></c></row>'
  const read = readRoster(
    workbook('', {
      'xl/worksheets/sheet2.xml': `${bomb}<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    }),
  )
  assert.doesNotMatch(JSON.stringify(read), /lol|root:/)
})

const wrong: [what: string, file: Uint8Array, problem: string][] = [
  ['an empty file', new Uint8Array(), 'empty'],
  ['a file without headings', utf8('Asha,11A\nDev,11A\n'), 'headings'],
  ['a file of headings alone', utf8('Name,Class\n'), 'empty'],
  ['an .xls of old', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old'],
  ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'unreadable'],
  ['a ZIP of something else', zipSync({ 'a.txt': utf8('Name,Class') }), 'unreadable'],
  ['too large a file', new Uint8Array(rosterLimits.file + 1), 'large'],
  ['too many rows', utf8(`Name,Class\n${'Asha,11A\n'.repeat(rosterLimits.rows + 1)}`), 'many'],
]
for (const [what, file, problem] of wrong)
  test(`${what} is refused with its reason`, () => assert.equal(shown(readRoster(file)), problem))

test('a bomb is refused before it is unpacked: by what it says, and by the room that it said it needs', () => {
  const zeros = new Uint8Array(rosterLimits.unpacked + 1)
  const honest = zipSync({ 'xl/worksheets/sheet1.xml': zeros })
  assert.ok(honest.length < 200_000)
  assert.equal(shown(readRoster(honest)), 'unreadable')
  const lying = Buffer.from(honest)
  const entry = lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  lying.writeUInt32LE(1000, entry + 24)
  assert.equal(shown(readRoster(lying)), 'unreadable')
})

test('what cannot be stored is left out of a cell, and a long one is cut', () => {
  const read = readRoster(utf8(`Name,Class\nAs\0ha,${'x'.repeat(500)}\n`))
  assert.ok('rows' in read)
  assert.deepEqual([read.rows[0]?.name, read.rows[0]?.class.length], ['Asha', rosterLimits.cell])
})

test('5,000 rows are read, as text and as a workbook', () => {
  const rows = Array.from({ length: 5000 }, (_, i) => [`આરવ ${i}`, '11A', String(i)])
  const csv = utf8(`Name,Class,Roll No\n${rows.map((row) => row.join(',')).join('\n')}`)
  for (const file of [csv, xlsxOf('all', [['Name', 'Class', 'Roll No'], ...rows])]) {
    const read = readRoster(file)
    assert.equal('rows' in read && read.rows.length, 5000)
  }
})

test('a workbook of another program, with a title, numbers, a formula that was never worked out and three scripts', () => {
  const file = readFileSync(new URL('./files/roster.xlsx', import.meta.url))
  assert.deepEqual(shown(readRoster(new Uint8Array(file))), [
    '4 આરવ પટેલ 11A 1 ',
    '5 Asha "Ash" Shah, D. 11A 2 asha@mail.example',
    '6 मीरा त्रिवेदी  12 ',
    '7 Dev Mehta 12B 13 ',
  ])
})
