import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import type { ExamKey, Grade, SubjectKey } from '@vikalp/domain/vocabulary'

/** The exam and grade of a section; entries listed twice are twice as frequent. */
export type Course = {
  exams: readonly ExamKey[]
  subjects: readonly SubjectKey[]
  /** The classes of the syllabus that are practised. */
  years: readonly Chapter['class'][]
  grades: readonly Grade[]
}

/** Students who are taught together: they have the same class and roll number in each subject. */
export type Section = {
  name: string
  roll: string
  size: number
  course: Course
  /** The level of the section relative to the institute's mean, in logits. */
  level: number
}

// The sample's figures are of these three, as they were before the bank held Mathematics.
const science = ['Physics', 'Chemistry', 'Biology'] as const

const class11: Course = { exams: ['NEET', 'JEE'], subjects: science, years: [11], grades: ['Class 11'] }
const class12: Course = {
  exams: ['NEET', 'NEET', 'GUJCET', 'BOARD'],
  subjects: science,
  years: [12],
  grades: ['Class 12'],
}
const jee: Course = {
  exams: ['JEE'],
  subjects: ['Physics', 'Chemistry'],
  years: [11, 12],
  grades: ['Class 12', 'Class 12', 'Repeating'],
}
const neet: Course = {
  exams: ['NEET'],
  subjects: science,
  years: [11, 12],
  grades: ['Class 12', 'Class 12', 'Repeating'],
}

/** 450 students; the first four sections, 145 of them, have Physics with the demo teacher. */
export const sections: readonly Section[] = [
  { name: 'Class 11 Science', roll: '11A', size: 36, course: class11, level: 0.45 },
  { name: 'Class 12 Science', roll: '12A', size: 37, course: class12, level: 0.5 },
  { name: 'JEE Preparation', roll: 'JEE', size: 36, course: jee, level: 0.6 },
  { name: 'NEET Preparation', roll: 'NEET', size: 36, course: neet, level: 0.55 },
  { name: 'Class 11 Science B', roll: '11B', size: 34, course: class11, level: 0.3 },
  { name: 'Class 11 Science C', roll: '11C', size: 34, course: class11, level: -0.4 },
  { name: 'Class 11 Science D', roll: '11D', size: 33, course: class11, level: 0 },
  { name: 'Class 12 Science B', roll: '12B', size: 34, course: class12, level: 0.3 },
  { name: 'Class 12 Science C', roll: '12C', size: 34, course: class12, level: -0.3 },
  { name: 'Class 12 Science D', roll: '12D', size: 34, course: class12, level: 0.05 },
  { name: 'JEE Preparation B', roll: 'JEEB', size: 34, course: jee, level: 0.2 },
  { name: 'NEET Preparation B', roll: 'NEETB', size: 34, course: neet, level: 0.4 },
  { name: 'NEET Preparation C', roll: 'NEETC', size: 34, course: neet, level: -0.15 },
]

export const demoTeacherSections = 4
export const demoStudentSection = 1
