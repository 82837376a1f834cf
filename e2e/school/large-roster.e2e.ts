import { readFile } from 'node:fs/promises'
import { pdfTexts } from '../../server/src/testing/pdf-texts.ts'
import { excelWorkbook } from '../../web/src/testing/excel-workbook.ts'
import { expect, expectAccessible } from '../fixtures.ts'
import { choose, csv, store, rosterTest as test } from './roster-page.ts'

const size = 2000
const headings = ['Sr', 'GR No', 'Student Name', 'Class & Section', 'Roll No.', 'Date of Birth']
const names = ['આરવ પટેલ', 'मीरा त्रिवेदी', 'Shah, "Asha"', 'Dev Mehta']
const people = Array.from({ length: size }, (_, i) => ({
  admissionNo: `G${10_000 + i}`,
  name: `${names[i % 4]} ${i % 7 === 0 ? '' : `${i % 50}`}`.trim(),
  class: `11${'ABCDEFGH'[i % 8]}`,
  rollNo: Math.floor(i / 8) + 1,
}))
const birthday = { value: 39_900, format: 'dd/mm/yyyy' }

/** As a school program writes it into Excel: a page in front, a title, numbers in formats, columns of no use. */
function workbook(): Uint8Array {
  const rows = people.map(({ admissionNo, name, class: of, rollNo }, i) => [
    i + 1,
    admissionNo,
    name,
    of,
    { value: rollNo, format: '000' },
    birthday,
  ])
  return excelWorkbook([
    { name: 'Cover', rows: [['North School'], ['Roster of 2026-27']] },
    {
      name: 'Students',
      rows: [['North School', null], [], headings, ...rows],
      merged: ['A1:F1'],
      hiddenRows: [5, 6],
    },
    { name: 'Old', isHidden: true, rows: [headings] },
  ])
}

/** As Excel in India saves it: marked as UTF-8, with its own quotes, or divided by semicolons or tabs. */
function table(between: string): string {
  const quoted = (cell: string) =>
    cell.includes(between) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
  const lines = people.map(({ admissionNo, name, class: of, rollNo }, i) =>
    [`${i + 1}`, admissionNo, name, of, String(rollNo).padStart(3, '0'), '27-03-2009']
      .map(quoted)
      .join(between),
  )
  return `\uFEFF${[headings.join(between), ...lines].join('\r\n')}\r\n`
}

const forms = {
  excel: { name: 'students.xlsx', bytes: workbook },
  commas: { name: 'students.csv', bytes: () => table(',') },
  semicolons: { name: 'export.csv', bytes: () => table(';') },
  tabs: { name: 'unicode.txt', bytes: () => table('\t') },
} as const

for (const [width, first, again] of [
  [360, forms.commas, forms.excel],
  [1280, forms.excel, forms.semicolons],
] as const)
  test(`2,000 students go through at ${width}, first ${first.name}, then the same as ${again.name}`, async ({
    page,
    openRoster,
  }) => {
    const { handle } = await openRoster(width)
    await choose(page, { name: first.name, bytes: first.bytes() })
    await expect(page.getByText('2,000 people new')).toBeVisible()
    await expect(page.getByText('and 1,980 more')).toBeVisible()
    await expect(page.getByText('No teacher has 11A, 11B, 11C, 11D, 11E, 11F, 11G, 11H yet.')).toBeVisible()
    await expectAccessible(page, 'a large roster')
    await store(page, '2,000 new, 0 changed, 0 left')
    await expect(page.getByText(/^2,000 students and 0 teachers on the roster/)).toBeVisible()

    await choose(page, { name: again.name, bytes: again.bytes() })
    await expect(page.getByText('2,000 people as before')).toBeVisible()
    await expect(page.getByText('The roster is already as this file says.')).toBeVisible()
    await expect(page.getByText('Only the sheet “Students” was read. Not read: Cover.')).toBeVisible({
      visible: again === forms.excel,
    })
    await page.getByRole('button', { name: 'Choose another file' }).click()

    await page.getByRole('button', { name: 'Cards of all students' }).click()
    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Make the cards' }).click()
    const lines = pdfTexts(await readFile(await (await printing).path()))
    const usernames = lines.filter((line) => line.startsWith('Username'))
    expect(new Set(usernames).size).toBe(size)
    expect(usernames).toContain(`Username   aarav.patel@${handle}`)
    expect(new Set(lines.filter((line) => line.startsWith('Code'))).size).toBe(size)
  })

const wrongFiles: [name: string, bytes: () => Uint8Array | string, said: RegExp][] = [
  [
    '6000.csv',
    () => `Name,Class\r\n${'Asha,11A\r\n'.repeat(6000)}`,
    /more than 5,000 rows in this file\. Divide it into two/,
  ],
  ['students.xls', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), /an Excel file of an old kind/],
  ['export.xls', () => '<html><table><tr><td>Name</td></tr></table>', /an Excel file of an old kind/],
  ['list.pdf', () => '%PDF-1.7\nName,Class\nAsha,11A\n', /cannot be read as CSV or \.xlsx/],
  ['broken.xlsx', () => workbook().slice(0, 5000), /cannot be read as CSV or \.xlsx/],
  ['empty.csv', () => '', /no row with a person/],
]

for (const width of [360, 1280])
  test(`at ${width} a file by mistake, and cells that a spreadsheet changed, are refused with what to do`, async ({
    page,
    openRoster,
  }) => {
    await openRoster(width)
    for (const [name, bytes, said] of wrongFiles) {
      await choose(page, { name, bytes: bytes() })
      await expect(page.getByRole('alert')).toHaveText(said)
    }
    await expectAccessible(page, 'a file by mistake')

    const rows = [
      ['Name', 'Class', 'Roll No', 'GR No'],
      ['Asha', { value: 46_033, format: 'd-mmm' }, 1, 'G1'],
      [{ formula: 'VLOOKUP(A9,B:C,2)', result: '#N/A' }, '11A', 2, 'G2'],
      ['Dev', '11A', { value: 3, format: '00' }, 'G1'],
      ['Jay', null, 4, 'G4'],
      ['Om', '11A', 4, 'G5'],
    ] as const
    const bytes = excelWorkbook([{ name: 'all', rows, hiddenRows: [3], merged: ['B4:B6'] }])
    await choose(page, { name: 'faults.xlsx', bytes })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('4 faults')
    for (const fault of [
      'Row 2: Class was made a date by the spreadsheet; format the column as text and type it again.',
      'Row 3: Name begins like a formula, or is the error of one; type the text itself.',
      'Row 4: Admission number is the same as in row 2.',
      'Row 6: Roll number is the same as in row 5.',
    ])
      await expect(alert.getByText(fault)).toBeVisible()
    await expect(page.getByText('1 row that is hidden in the file is among these.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Store these changes' })).toBeHidden()
    await expectAccessible(page, 'faults by row')
  })

test('a file that cannot be opened is said; the next choice goes on', async ({ page, openRoster }) => {
  const { handle } = await openRoster()
  const small = csv('small.csv', 'Name,Class\r\nAsha,11A\r\n')
  const button = page.getByRole('button', { name: 'Choose a file' })
  await expect(button).toBeEnabled()

  // As when the file was moved or is held by another program.
  await page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  })
  await choose(page, small)
  await expect(page.getByRole('alert')).toHaveText(/could not be opened/)
  await expect(button).toBeEnabled()
  await page.evaluate(() => Reflect.deleteProperty(File.prototype, 'arrayBuffer'))

  await choose(page, small)
  await expect(page.getByText(`Asha, 11A: asha@${handle}`)).toBeVisible()
})
