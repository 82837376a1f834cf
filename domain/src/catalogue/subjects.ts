import type { SubjectKey } from '../vocabulary.ts'

export type Subject = {
  key: SubjectKey
  aliases: readonly string[]
  /** Beside the number of questions of an exam, not in it (rule 31). */
  isCountedApart?: true
}

// Requirement 13.11, BIO for Biology by requirement 5.9, and Maths as requirement 10.7 calls it.
export const subjects: readonly Subject[] = [
  { key: 'Physics', aliases: [] },
  { key: 'Chemistry', aliases: [] },
  { key: 'Mathematics', aliases: ['Maths'], isCountedApart: true },
  { key: 'Biology', aliases: ['BIO'] },
]

/** A subject by its key or an alias, in any case (rule 21). */
export const findSubject = (name: string): SubjectKey | undefined => subjectNamed(name)?.key

/** Whether the number of questions of an exam leaves this subject out. */
export const isCountedApart = (name: string): boolean => subjectNamed(name)?.isCountedApart ?? false

function subjectNamed(name: string): Subject | undefined {
  const wanted = name.trim().toLowerCase()
  return subjects.find((subject) =>
    [subject.key, ...subject.aliases].some((known) => known.toLowerCase() === wanted),
  )
}

/** How a subject is written on the wire: Board sends Biology as BIO (requirement 5.9). */
export const subjectOnTheWire = (exam: string, subject: string): string =>
  exam.toUpperCase() === 'BOARD' && subject === 'Biology' ? 'BIO' : subject

/** How an exam is written on the wire: Board is sent in lowercase (requirement 5.9). */
export const examOnTheWire = (exam: string): string => (exam.toUpperCase() === 'BOARD' ? 'board' : exam)
