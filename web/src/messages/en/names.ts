import type { CardKey } from '@vikalp/domain/catalogue/exams'
import type { NamedSubject } from '@vikalp/domain/vocabulary'

/** Short names, by key, of what many screens mention. */
const exams: Record<CardKey, string> = {
  NEET: 'NEET',
  GUJCET: 'GUJCET',
  JEE: 'JEE',
  BOARD: 'BOARD',
  UPSC: 'UPSC',
  GATE: 'GATE',
  NDA: 'NDA',
}

const subjects: Record<NamedSubject, string> = {
  Physics: 'Physics',
  Chemistry: 'Chemistry',
  Biology: 'Biology',
  Maths: 'Maths',
  Mathematics: 'Mathematics',
  'General Studies': 'General Studies',
  'General Ability': 'General Ability',
  Engineering: 'Engineering',
}

export const names = {
  exams,
  subjects,
  place: (exam: string, subject: string) => `${exam} - ${subject}`,
}

declare module '../messages.ts' {
  interface English {
    names: typeof names
  }
}
