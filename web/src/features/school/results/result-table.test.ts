import assert from 'node:assert/strict'
import test from 'node:test'
import type { ClassResults } from '@vikalp/contract/school'
import { school } from '#messages/en/school.ts'
import { csvOf } from '#platform/files/csv.ts'
import { resultTable } from './result-table.ts'

const nobody = { rollNo: '2', name: '=Dev', quizzes: 0, avgScore: null, attendance: null, lastOn: null }
const results: ClassResults = {
  class: '11A',
  students: [
    {
      rollNo: '1',
      name: 'આરવ, પટેલ',
      quizzes: 3,
      avgScore: 87,
      subjects: [
        { subject: 'Physics', score: 90 },
        { subject: 'Biology', score: null },
      ],
      attendance: 75,
      lastOn: '2026-11-20',
    },
    {
      ...nobody,
      subjects: [
        { subject: 'Physics', score: null },
        { subject: 'Biology', score: null },
      ],
    },
  ],
}

test('each student has a row, subjects that were practised a column, and a name is never run', () =>
  assert.equal(
    csvOf(resultTable(results, school.results)),
    [
      'Roll number,Name,Quizzes,Average (%),Physics (%),Attendance (%),Last quiz',
      '1,"આરવ, પટેલ",3,87,90,75,2026-11-20',
      `2,"'=Dev",0,,,,`,
      '',
    ].join('\r\n'),
  ))
