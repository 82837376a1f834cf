import assert from 'node:assert/strict'
import test from 'node:test'
import { type QuestionStatistics, reviewReasons } from './question-statistics.ts'

const sound: QuestionStatistics = {
  difficulty: 'Medium',
  answer: 'B',
  students: 200,
  facility: 0.6,
  discrimination: 0.35,
  chosen: { A: 30, B: 120, C: 20, D: 24 },
}

const rows: [what: string, change: Partial<QuestionStatistics>, reasons: RegExp[]][] = [
  ['a sound question', {}, []],
  ['a bad one that few have seen', { students: 49, facility: 0, discrimination: -0.5 }, []],
  [
    'a bad one that just enough students have seen',
    { students: 50, facility: 0, discrimination: -0.5 },
    [/0 %/, /withdraw/],
  ],
  ['easier than its label, by just the margin', { facility: 0.9 }, []],
  ['harder than its label, by just the margin', { facility: 0.35 }, []],
  ['harder than its label', { facility: 0.34 }, [/34 % are right, Medium should have 50 % to 75 %/]],
  ['easier than its label', { facility: 0.91 }, [/91 % are right/]],
  ['just enough discrimination', { discrimination: 0.15 }, []],
  ['no discrimination at all', { discrimination: 0 }, [/hardly separates/]],
  ['a weak discrimination', { discrimination: 0.14 }, [/hardly separates/]],
  ['a negative discrimination', { discrimination: -0.01 }, [/withdraw/]],
  ['an unknown discrimination', { discrimination: null }, []],
  ['an option that few choose', { chosen: { A: 9, B: 120, C: 40, D: 31 } }, [/option A attracts only 5 %/]],
  ['options that just enough students choose', { chosen: { A: 10, B: 120, C: 40, D: 30 } }, []],
  [
    'a rarely chosen option with just enough students',
    { students: 100, chosen: { A: 4, B: 60, C: 20, D: 16 } },
    [/option A attracts only 4 %/],
  ],
  ['the same with too few students', { students: 99, chosen: { A: 1, B: 60, C: 20, D: 18 } }, []],
  ['two faults', { facility: 0.1, discrimination: -0.2 }, [/10 % are right/, /withdraw/]],
]

for (const [what, change, expected] of rows)
  test(`${what} gives ${expected.length} reasons`, () => {
    const reasons = reviewReasons({ ...sound, ...change })
    assert.equal(reasons.length, expected.length, reasons.join('; '))
    for (const [i, pattern] of expected.entries()) assert.match(reasons[i] ?? '', pattern)
  })
