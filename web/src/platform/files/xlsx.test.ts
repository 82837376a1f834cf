import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { xlsxOf } from './xlsx.ts'

const sheetOf = (cell: string): string =>
  strFromU8(unzipSync(xlsxOf('11A', [[cell]]))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())

test('what a workbook cannot hold is left out before it is looked at whether the text begins like a formula', () => {
  for (const hidden of ['\ue000', '\u0001', '\ud800', '\u{f0000}', '\u200b'])
    assert.match(
      sheetOf(`${hidden}=HYPERLINK("x")`),
      /preserve">'\u200b?=HYPERLINK\(&quot;x&quot;\)</,
      hidden,
    )
})

test('a name with signs of XML stays a name', () => {
  assert.match(sheetOf('<A> & "B"'), /preserve">&lt;A&gt; &amp; &quot;B&quot;</)
})
