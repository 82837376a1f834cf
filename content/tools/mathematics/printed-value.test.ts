import assert from 'node:assert/strict'
import test from 'node:test'
import { printedValue } from './printed-value.ts'

const { E, PI, sqrt } = Math

const printed: readonly [latex: string, value: number][] = [
  ['-2', -2],
  [String.raw`\frac{3}{4}`, 0.75],
  [String.raw`\dfrac12`, 0.5],
  [String.raw`-\frac{\pi}{6}`, -PI / 6],
  [String.raw`2\sqrt{5}`, 2 * sqrt(5)],
  [String.raw`\sqrt[3]{-8}`, -2],
  [String.raw`\frac{1 + \sqrt{5}}{2}`, (1 + sqrt(5)) / 2],
  [String.raw`\left(\frac{2}{3}\right)^{5}`, 32 / 243],
  [String.raw`\frac{3}{2}\sqrt{2}`, 1.5 * sqrt(2)],
  ['e^2 - 1', E ** 2 - 1],
  [String.raw`1 - \frac{1}{e}`, 1 - 1 / E],
  [String.raw`2\ln 3 - \log_{2} 8`, 2 * Math.log(3) - 3],
  [String.raw`\ln(2+\sqrt{3})`, Math.log(2 + sqrt(3))],
  [String.raw`\tan^{-1}\frac{1}{2}`, Math.atan(0.5)],
  [String.raw`\sin^2\frac{\pi}{8}`, Math.sin(PI / 8) ** 2],
  ['{}^{10}C_{3}', 120],
  ['^{10}P_3', 720],
  [String.raw`\binom{10}{3} \times 4!`, 2880],
  [String.raw`\frac{7!}{2!\,3!}`, 420],
  [String.raw`5 \cdot 2^{9}`, 2560],
  ['|{-3}|', 3],
]
for (const [latex, value] of printed)
  test(`${latex} is ${value}`, () => {
    const read = printedValue(latex)
    assert.ok(read !== undefined && Math.abs(read - value) < 1e-12, String(read))
  })

test('what is no single exact number has no value', () => {
  for (const latex of [
    '',
    'x + 1',
    '1.5',
    '2i',
    String.raw`1\frac{1}{2}`,
    String.raw`\frac{1}{0}`,
    String.raw`\log 2`,
    String.raw`\sqrt{3} : 1`,
    String.raw`\sqrt{-1}`,
    '(-1)!',
    '(2',
    '2)',
    '1, 2',
    String.raw`\vec{0}`,
    String.raw`60^\circ`,
  ])
    assert.equal(printedValue(latex), undefined, latex)
})
