import type { Grade, RosterColumn, RosterFaultKind, SubjectKey } from '../vocabulary.ts'

/** A row of a roster as it was typed; `line` is its place in the file. A cell that is not there is empty. */
export type RosterCells = { line: number } & Record<RosterColumn, string>

/** A row from what each of its cells holds. */
export const rosterCells = (line: number, cell: (column: RosterColumn) => string): RosterCells => ({
  line,
  name: cell('name'),
  class: cell('class'),
  rollNo: cell('rollNo'),
  admissionNo: cell('admissionNo'),
  email: cell('email'),
  grade: cell('grade'),
  subject: cell('subject'),
})

/** What a row says. A student is in one class, a teacher teaches any number; null and none say nothing. */
export type RosterPerson = {
  line: number
  name: string
  classes: readonly string[]
  rollNo: string | null
  admissionNo: string | null
  email: string | null
  grade: Grade | null
  subject: SubjectKey | null
}

/** Somebody whom the institute's roster holds already, by the name as its office spells it. */
export type KnownPerson = Omit<RosterPerson, 'line'> & {
  userId: string
  /** Left the institute before. */
  hasLeft: boolean
  /** Signs in by this email, so that it is no longer the office's to say. */
  hasOwnEmail: boolean
  /** Signed up alone and joined with a code: only the classes may be changed. */
  isOwnAccount: boolean
  /** A teacher whom the institute has confirmed: the classes of no other get students. */
  isConfirmed: boolean
  /** A student who is not in every class that should have the student. */
  isMissing: boolean
  /** A student who left a class, or a teacher who left the institute: only the person ends that, by joining with a code. */
  keepsAway: boolean
}

/** What is wrong with a row, and the line with which it collides. */
export type RosterFault = {
  line: number
  column: RosterColumn
  kind: RosterFaultKind
  otherLine: number | null
}

export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()
