import type { SubjectKey } from '../vocabulary.ts'

export type Subject = { key: SubjectKey; aliases: readonly string[] }

// Requirement 13.11, and BIO for Biology by requirement 5.9.
export const subjects: readonly Subject[] = [
  { key: 'Physics', aliases: [] },
  { key: 'Chemistry', aliases: [] },
  { key: 'Biology', aliases: ['BIO'] },
]

/** A subject by its key or an alias, in any case (rule 21). */
export function findSubject(name: string): SubjectKey | undefined {
  const wanted = name.trim().toLowerCase()
  return subjects.find((subject) =>
    [subject.key, ...subject.aliases].some((known) => known.toLowerCase() === wanted),
  )?.key
}

/** How a subject is written on the wire: Board sends Biology as BIO (requirement 5.9). */
export const subjectOnTheWire = (exam: string, subject: string): string =>
  exam.toUpperCase() === 'BOARD' && subject === 'Biology' ? 'BIO' : subject

/** How an exam is written on the wire: Board is sent in lowercase (requirement 5.9). */
export const examOnTheWire = (exam: string): string => (exam.toUpperCase() === 'BOARD' ? 'board' : exam)
