import { addDays, type Day } from '@vikalp/domain/progress/periods'
import type { ActivityType } from '@vikalp/domain/vocabulary'
import { momentOf } from '../moments.ts'
import { sampleId } from '../sample-id.ts'

export type SampleActivity = {
  id: string
  type: ActivityType
  title: string
  description: string
  day: Day
  score: string | null
  createdAt: Date
}

type Row = readonly [
  daysAgo: number,
  type: ActivityType,
  title: string,
  description: string,
  score: string | null,
]

const rows: readonly Row[] = [
  [2, 'test', 'Weekly Physics Test', 'Class 12 Science: electrostatics and current electricity.', '83%'],
  [5, 'meeting', 'Parents’ Meeting', 'Progress and attendance of class 11, section by section.', 'Completed'],
  [9, 'assessment', 'NEET Mock Paper 6', 'Full paper of three hours, marked as in the exam.', '76%'],
  [16, 'training', 'Reading a Dashboard', 'Workshop for teachers: who needs help this week.', 'Excellent'],
  [23, 'test', 'Organic Chemistry Test', 'Class 12 Science: haloalkanes, alcohols and amines.', '94%'],
  [31, 'assessment', 'JEE Mock Paper 4', 'Physics and Chemistry; numerical questions included.', '64%'],
  [38, 'meeting', 'Staff Meeting', 'Revision plan until the board examinations.', 'Completed'],
  [47, 'test', 'Genetics and Evolution Test', 'NEET batches: thirty questions in forty minutes.', '88%'],
  [
    58,
    'training',
    'Laboratory Safety Day',
    'Practical training for the staff of all three sciences.',
    'Completed',
  ],
  [70, 'assessment', 'Half-yearly Assessment', 'Class 11 Science: the first half of the syllabus.', '81%'],
  [84, 'meeting', 'Career Evening', 'Former students on medicine, engineering and research.', 'Excellent'],
  [99, 'test', 'Units and Kinematics Test', 'First unit test of the year for class 11.', '91%'],
  [118, 'training', 'Writing Good Questions', 'Two days on options that teach something.', 'Excellent'],
  [140, 'meeting', 'Opening of the Year', 'Timetable, batches and the first week of practice.', null],
]

export const makeActivities = (today: Day): SampleActivity[] =>
  rows.map(([daysAgo, type, title, description, score], n) => {
    const day = addDays(today, -daysAgo)
    return {
      id: sampleId('activity', n + 1),
      type,
      title,
      description,
      day,
      score,
      createdAt: momentOf(day, 18 * 60),
    }
  })
