import { looksLikeEmail } from '../identity/looks-like-email.ts'
import { accountLimits, classLimits, rosterLimits } from '../limits.ts'
import {
  type Grade,
  grades,
  type Role,
  type RosterColumn,
  type SubjectKey,
  subjectKeys,
} from '../vocabulary.ts'
import { withoutHidden } from '../without-hidden.ts'
import { nameKey, type RosterCells, type RosterFault, type RosterPerson } from './roster-person.ts'

type Reading = { people: RosterPerson[]; faults: RosterFault[] }

const longest: Readonly<Record<RosterColumn, number>> = {
  name: accountLimits.name,
  class: rosterLimits.cell,
  rollNo: classLimits.rollNo,
  admissionNo: rosterLimits.admissionNo,
  email: accountLimits.email,
  grade: rosterLimits.cell,
  subject: rosterLimits.cell,
}

/** The rows as people, and what is wrong with single cells of them. */
export function readRows(rows: readonly RosterCells[], role: Role): Reading {
  const faults: RosterFault[] = []
  const spelling = new Map<string, string>()
  const people = rows.map((row): RosterPerson => {
    const { line } = row
    const say = (column: RosterColumn, kind: RosterFault['kind']) =>
      faults.push({ line, column, kind, otherLine: null })
    const cell = (column: RosterColumn): string => {
      const text = tidy(row[column])
      if (/^[=+@-]/.test(text) || errorPattern.test(text)) say(column, 'formula')
      else if (looksLikeDate(column, text)) say(column, 'date')
      else if (text.length > longest[column]) say(column, 'long')
      return text
    }
    const name = cell('name')
    if (!/[\p{L}\p{N}]/u.test(name)) say('name', 'missing')
    const named = classesIn(cell('class'), role).map((one) => spelt(one, spelling))
    const classes = [...new Set(named)]
    if (role === 'student' && classes.length === 0) say('class', 'missing')
    if (classes.some((one) => one.length > classLimits.name)) say('class', 'long')
    if (classes.length > classLimits.taught) say('class', 'many')
    const email = cell('email')
    if (email !== '' && !looksLikeEmail(email)) say('email', 'email')
    const gradeText = cell('grade')
    const grade = gradeOf(gradeText) ?? (gradeText === '' ? gradeOf(classes[0] ?? '') : undefined)
    if (gradeText !== '' && grade === undefined) say('grade', 'grade')
    const subjectText = role === 'teacher' ? cell('subject') : ''
    const subject = subjectOf(subjectText)
    if (subjectText !== '' && subject === undefined) say('subject', 'subject')
    return {
      line,
      name,
      classes,
      rollNo: role === 'student' ? cell('rollNo') || null : null,
      admissionNo: cell('admissionNo') || null,
      email: email.toLowerCase() || null,
      grade: (role === 'student' && grade) || null,
      subject: subject ?? null,
    }
  })
  return { people, faults }
}

/** What stands in a cell whose formula could not be worked out. */
const errorPattern = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const namedDate = new RegExp(`^(?:\\d{1,2}-${month}(?:-\\d{2,4})?|${month}-\\d{2,4})$`, 'i')
const numberedDate = /^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/

/** Spreadsheets make a date of a class 11-1 or a roll number 2/5 that is typed into them. */
const looksLikeDate = (column: RosterColumn, text: string): boolean =>
  (['class', 'rollNo', 'admissionNo'].includes(column) && namedDate.test(text)) ||
  (['class', 'rollNo'].includes(column) && numberedDate.test(text))

/** A dash stands for nothing. */
const tidy = (text: string): string =>
  withoutHidden(text)
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—]$/, '')

/** A student is in one class; a teacher may teach "11A, 11B / 12A". */
const classesIn = (text: string, role: Role): string[] =>
  (role === 'teacher' ? text.split(/[,;/|]/) : [text]).map((one) => one.trim()).filter((one) => one !== '')

/** "11a" and "11A" are one class, spelt as it was first. */
function spelt(name: string, spelling: Map<string, string>): string {
  const key = nameKey(name)
  const known = spelling.get(key)
  if (known === undefined) spelling.set(key, name)
  return known ?? name
}

/** "11", "XI-A", "Std 12 Science", "Class 11": the year at school that a class or a cell names. */
export function gradeOf(text: string): Grade | undefined {
  const [, year] =
    /^(?:(?:class|std|standard|grade)\b\.?)?\s*(11|12|xii|xi)(?![0-9ivx])/i.exec(text.trim()) ?? []
  const [eleven, twelve, repeating] = grades
  if (year) return /^(?:11|xi)$/i.test(year) ? eleven : twelve
  return /^repeat/i.test(text.trim()) ? repeating : undefined
}

/** "PHY", "Bio" and "Physics" name a subject by its first letters. */
const subjectOf = (text: string): SubjectKey | undefined =>
  text.length < 3
    ? undefined
    : subjectKeys.find((subject) => subject.toLowerCase().startsWith(text.toLowerCase()))
