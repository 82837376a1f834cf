import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { instituteCsv } from './institute-csv.ts'

const id = '5a5a0001-0000-8000-8000-000000000001'
const point = { performance: null, engagement: null, attendance: null, students: 0 }
const profile: InstituteProfile = {
  isSample: false,
  userId: id,
  name: '=Vidya, Institute',
  email: 'office@mail.example',
  initials: 'VI',
  photo: null,
  achievements: [],
  confirmed: true,
  accreditation: null,
  location: null,
  establishedYear: null,
  stats: { totalStudents: 36, activeTeachers: 1, avgPerformance: 87 },
  badges: [],
  trend: {
    period: 'weekly',
    points: [
      { ...point, period: '2026-11-16' },
      { ...point, period: '2026-11-17' },
    ],
  },
  subjects: [{ subject: 'Physics', value: 87, quizzes: 4 }],
  classes: [
    {
      class: '11 A',
      totalStudents: 36,
      avgScore: 87,
      topPerformer: { userId: id, name: 'Asha Patel', score: 95 },
      subjects: ['Physics', 'Biology'],
      performance: [90, null],
    },
  ],
  faculty: [
    {
      userId: id,
      name: 'Meera',
      photo: null,
      subject: null,
      experience: 9,
      studentsCount: 36,
      practisedCount: 31,
      avgRating: 4.3,
    },
  ],
  activities: [],
  totalActivities: 0,
  details: null,
}
const texts = {
  students: 'students',
  staff: 'staff',
  average: 'average',
  class: 'class',
  top: 'top',
  subject: 'subject',
  subjects: 'subjects',
  teacher: 'teacher',
  experience: 'experience',
  practised: 'practised',
}

test('the file has the figures, the classes with their periods, the subjects and the teachers of the page', () =>
  assert.equal(
    instituteCsv(profile, {
      ...texts,
      subjectName: (subject) => subject,
      periodName: (day) => day.slice(8),
    }),
    [
      `"'=Vidya, Institute"`,
      'students,36',
      'staff,1',
      'average,87',
      '',
      'class,students,average,top,subjects,16,17',
      '11 A,36,87,Asha Patel,"Physics, Biology",90,',
      '',
      'subject,average',
      'Physics,87',
      '',
      'teacher,subject,experience,students,practised',
      'Meera,,9,36,31',
      '',
    ].join('\r\n'),
  ))
