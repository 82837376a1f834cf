import assert from 'node:assert/strict'
import test from 'node:test'
import temml from 'temml'
import { cutIntoLines, visibleLength } from './line-breaks.ts'

const tex = String.raw
const mathml = (source: string): string => temml.renderToString(source, { wrap: 'none' })

const visible = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s/g, '')
    .replace('&gt;', '>')
    .replace('&lt;', '<')

const lines = (source: string, most = 40): string[] => cutIntoLines(mathml(source), most).map(visible)

const cases: [source: string, lines: string[]][] = [
  ['v = u + at = 5', ['v=', 'u+at=', '5']],
  [tex`a < b \le c`, ['a<', 'b≤', 'c']],
  [tex`\ce{N2 + 3H2 <=> 2NH3}`, ['N2+3H2⇌', '2NH3']],
  [tex`\ce{CH4 -> C + 2H2}`, ['CH4→', 'C+2H2']],
  [tex`\ce{Zn | Zn^2+ || Cu^2+ | Cu}`, ['Zn|', 'Zn2+||', 'Cu2+|', 'Cu']],
  [tex`\ce{NH3 > CH3NH2}`, ['NH3>', 'CH3NH2']],
  ['= 3', ['=3']],
  ['x =', ['x=']],
  [tex`\frac{a = b}{c}`, ['a=bc']],
  [tex`\sqrt{a = b}`, ['a=b']],
]
for (const [source, expected] of cases)
  test(`${source} ends a line ${expected.length - 1} times`, () => assert.deepEqual(lines(source), expected))

test('a line that is still too long ends after its signs, another does not', () => {
  assert.deepEqual(lines('abc + de - f = g', 5), ['abc+', 'de−', 'f=', 'g'])
  assert.deepEqual(lines('ab + c = g', 5), ['ab+c=', 'g'])
})

test('nothing of a formula is lost, and every line is a formula with the attributes of the whole', () => {
  const whole = temml.renderToString(tex`\ce{2H2 + O2 -> 2H2O}`, { displayMode: true, wrap: 'none' })
  const cut = cutIntoLines(whole, 40)
  assert.equal(cut.map(visible).join(''), visible(whole))
  const opening = /^<math[^>]*>/.exec(whole)?.[0] ?? 'none'
  for (const line of cut)
    assert.ok(line.startsWith(`${opening}<mrow>`) && line.endsWith('</mrow></math>'), line)
})

test('what is seen is counted: no space, an entity once, nothing of a phantom', () => {
  assert.equal(visibleLength(mathml(tex`a \; < \; \text{b c}`)), 4)
  assert.equal(visibleLength(mathml(tex`\phantom{xyz}a`)), 1)
})
