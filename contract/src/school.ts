import { handlePattern, reservedHandles } from '@vikalp/domain/identity/username'
import { accountLimits, classLimits, rosterLimits } from '@vikalp/domain/limits'
import { rosterColumns, rosterFaultKinds } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { Count, dashboardLimit, Percent } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import { isCleanText, shownName, text } from './fields/text.ts'
import { Role } from './identity.ts'

/** Whom a roster lists. */
const Listed = Role.exclude(['institute'])

const Handle = z
  .string()
  .min(accountLimits.handle.min)
  .max(accountLimits.handle.max)
  .toLowerCase()
  .regex(handlePattern, 'has letters and digits only, and begins with a letter')
  .refine((handle) => !reservedHandles.includes(handle), 'is reserved')

/** As it stands in the file; what is wrong with it is told by row. */
const Cell = z
  .string()
  .max(rosterLimits.cell)
  .refine(isCleanText, 'contains a character that cannot be stored')

const RosterRow = z.object({
  line: z.int().min(1).max(rosterLimits.lines),
  name: Cell,
  class: Cell,
  rollNo: Cell,
  admissionNo: Cell,
  email: Cell,
  grade: Cell,
  subject: Cell,
})
export type RosterRow = z.infer<typeof RosterRow>

const Roster = z.object({
  role: Listed,
  /** The file holds everybody: whoever is not in it has left. */
  isWhole: z.boolean(),
  rows: z.array(RosterRow).min(1).max(rosterLimits.rows),
})
export type Roster = z.infer<typeof Roster>

const Person = z.object({ name: z.string(), classes: z.array(z.string()) })

/** The lists hold the first of their kind only; `counts` has how many there are. */
export const RosterPreview = z.object({
  /** Names what was shown: it is sent back to confirm it. */
  version: z.string(),
  counts: z.object({ faults: Count, added: Count, changed: Count, left: Count, unchanged: Count }),
  faults: z.array(
    z.object({
      line: z.int(),
      column: z.enum(rosterColumns),
      kind: z.enum(rosterFaultKinds),
      otherLine: z.int().nullable(),
    }),
  ),
  added: z.array(Person.extend({ line: z.int(), username: z.string() })),
  changed: z.array(
    Person.extend({
      line: z.int(),
      before: z.array(z.string()),
      /** Those of `classes` that were not there before: a student has moved, a teacher has them besides. */
      newClasses: z.array(z.string()),
      isBack: z.boolean(),
      /** A student who is put into classes that began, or whose teacher was confirmed, after the file before. */
      isMissing: z.boolean(),
    }),
  ),
  left: z.array(Person),
  /** Of a file of students each class with its teachers. Those who are not confirmed get no students. */
  classes: z.array(
    z.object({ name: z.string(), teachers: z.array(z.string()), unconfirmed: z.array(z.string()) }),
  ),
  /** Of a file of teachers those whose classes get no students before the institute confirms them. */
  unconfirmed: z.array(z.string()),
  /** Who of the file left a class or the institute by choice, and is not put back. */
  away: z.array(Person),
  /** Of one name and class with somebody who joined with a code and keeps that account. */
  namesakes: z.array(Person.extend({ line: z.int() })),
})
export type RosterPreview = z.infer<typeof RosterPreview>

export const RosterResult = z.object({ added: Count, changed: Count, left: Count })
export type RosterResult = z.infer<typeof RosterResult>

export const School = z.object({
  /** Null until it is chosen, once. */
  handle: z.string().nullable(),
  /** Names who is in which class: it is sent back to move them. */
  version: z.string(),
  students: Count,
  teachers: Count,
  /** Those of them who have not chosen a password yet. */
  waiting: z.object({ student: Count, teacher: Count }),
  classes: z.array(
    z.object({
      name: z.string(),
      students: Count,
      /** Those whose results the institute sees (rule 82). */
      sharing: Count,
      onRoster: Count,
      waiting: Count,
      teachers: Count,
      /** Those of them whom the institute has confirmed: only their classes get the students of the roster. */
      confirmed: Count,
    }),
  ),
})
export type School = z.infer<typeof School>

const ClassName = shownName(classLimits.name)

/** What becomes of a class when the year ends: null for those who leave the institute. */
const Move = z.object({ from: ClassName, to: ClassName.nullable() })
export type Move = z.infer<typeof Move>

export const ClassResults = z.object({
  class: z.string(),
  students: z.array(
    z.object({
      rollNo: z.string(),
      name: z.string(),
      quizzes: Count,
      avgScore: Percent.nullable(),
      subjects: z.array(z.object({ subject: z.string(), score: Percent.nullable() })),
      attendance: Percent.nullable(),
      lastOn: z.iso.date().nullable(),
    }),
  ),
})
export type ClassResults = z.infer<typeof ClassResults>

const byUser = (perMinute: number) => ({ perMinute, by: 'user' }) as const

export const schoolContract = {
  school: endpoint({
    method: 'GET',
    path: '/api/institutes/roster',
    summary: 'Whom the institute has on its roster, by class',
    access: 'runInstitute',
    closedToDemo: true,
    limit: dashboardLimit,
    data: true,
    response: School,
  }),
  chooseHandle: endpoint({
    method: 'PUT',
    path: '/api/institutes/handle',
    summary: 'Chooses the short name behind the @ of the usernames, once',
    access: 'runInstitute',
    closedToDemo: true,
    limit: byUser(20),
    data: true,
    body: z.object({ handle: Handle }),
    response: z.object({ handle: z.string() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/institutes/roster/preview',
    summary: 'Says what a roster would change, with every fault by row; stores nothing',
    access: 'runInstitute',
    closedToDemo: true,
    limit: byUser(rosterLimits.perMinute),
    bodyLimit: rosterLimits.body,
    data: true,
    body: Roster,
    response: RosterPreview,
  }),
  importRoster: endpoint({
    method: 'POST',
    path: '/api/institutes/roster',
    summary: 'Makes the changes that a preview showed: all of them or none',
    access: 'runInstitute',
    closedToDemo: true,
    limit: byUser(rosterLimits.perMinute),
    bodyLimit: rosterLimits.body,
    data: true,
    body: Roster.extend({ version: z.string().max(rosterLimits.cell) }),
    response: RosterResult,
  }),
  cards: endpoint({
    method: 'POST',
    path: '/api/institutes/roster/cards',
    summary: 'New one-time codes for those without a password of their own, as sign-in cards to print',
    access: 'runInstitute',
    closedToDemo: true,
    limit: byUser(20),
    data: true,
    /** `address` of the site is printed on the cards, unless the operator has named one. */
    body: z.object({ role: Listed, class: ClassName.nullable(), address: text(rosterLimits.cell) }),
    /** The PDF in base64. */
    response: z.object({ cards: Count, pdf: z.string() }),
  }),
  nextYear: endpoint({
    method: 'POST',
    path: '/api/institutes/roster/next-year',
    summary: 'Moves whole classes up a year in one step; their old classes end',
    access: 'runInstitute',
    closedToDemo: true,
    limit: byUser(10),
    data: true,
    body: z.object({
      moves: z.array(Move).min(1).max(rosterLimits.classes),
      /** The classes that the caller was shown: if somebody is in another one now, nothing is done. */
      version: z.string().max(rosterLimits.cell),
    }),
    response: z.object({ moved: Count, left: Count }),
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/institutes/results',
    summary: 'The results of every student of a class, for a table',
    access: 'runInstitute',
    closedToDemo: true,
    limit: dashboardLimit,
    data: true,
    query: z.object({ class: ClassName }),
    response: ClassResults,
  }),
}
