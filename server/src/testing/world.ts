import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { Method } from '@vikalp/contract/endpoint'
import type { Target } from '@vikalp/contract/rights'
import type { Bearer } from '../features/identity/token.ts'
import { insertActivity } from '../features/institute/activities.store.ts'
import { saveStudent } from '../features/student/student.store.ts'
import { insertSuggestion } from '../features/suggestions/suggestions.store.ts'
import type { Db } from '../platform/db.ts'
import { addAssignment, addTest } from './mocks/teacher.ts'
import { addClass, enrol } from './roster.ts'
import type { TestApp } from './test-app.ts'

/** Ira, Kabir and (until she left) Zoya learn from Meera at North; Tara learns from Omar at South; Leela works beside Meera. */
export const people = {
  ira: 'student',
  kabir: 'student',
  zoya: 'student',
  tara: 'student',
  meera: 'teacher',
  leela: 'teacher',
  omar: 'teacher',
  north: 'institute',
  south: 'institute',
} as const
export type Person = keyof typeof people

export const personNames = Object.keys(people) as Person[] // Object.keys forgets the literal types

export type World = {
  tokens: Record<Person, string>
  ids: Record<Person, string>
  /** Every target of a kind, with the people who have a relation to it. */
  targets: Record<Target, { id: string; relatives: readonly Person[] }[]>
}

/** The details that need a right to the person. People of the demo tenant have the same names with a mark. */
export const secretsOf = (person: Person, tenant: Bearer['tenant'] = 'public') => {
  const number = String(personNames.indexOf(person) + 11)
    .repeat(3)
    .slice(0, 5)
  const country = tenant === 'public' ? '+91' : '+92'
  return {
    name: `${tenant}-name-of-${person}`,
    phone: `${country}90000${number}`,
    parentContact: `${country}91111${number}`,
    address: `${tenant}-home of ${person}`,
  }
}

/** Makes a world: what demo accounts may not write goes directly into the tables. */
export async function buildWorld(server: TestApp, tenant: Bearer['tenant'] = 'public'): Promise<World> {
  const db = server.databases[tenant]
  const tokens = await everyone((person) =>
    server.signUp(people[person], secretsOf(person, tenant).name, tenant),
  )
  const ask: Ask = (who, method, url, body) => server.as(tokens[who])(method, url, body)
  const practise = async (who: Person): Promise<string> => (await server.takeQuiz(tokens[who])).attemptId
  const ids = await everyone(async (person) => (await ask<Id>(person, 'GET', '/api/accounts/me')).id)
  for (const student of ['ira', 'kabir', 'zoya', 'tara'] as const) {
    const { name: _, ...details } = secretsOf(student, tenant)
    await saveStudent(db, ids[student], { grade: 'Class 12', ...details })
  }
  await joinInstitutes(ask)
  const teach = async (teacher: Person, students: readonly Person[]): Promise<string> => {
    const classId = await addClass(db, ids[teacher], `Class of ${teacher}`)
    for (const [i, student] of students.entries()) await enrol(db, classId, ids[student], `${i + 1}`)
    return classId
  }
  const meerasClass = await teach('meera', ['ira', 'kabir', 'zoya'])
  const leelasClass = await teach('leela', [])
  const omarsClass = await teach('omar', ['tara'])
  const target = (id: string, ...relatives: Person[]) => ({ id, relatives })
  const irasText = await suggest(db, ids.ira)
  const omarsText = await suggest(db, ids.omar)
  const targets: World['targets'] = {
    student: [
      target(ids.ira, 'ira', 'meera', 'north'),
      target(ids.zoya, 'zoya'),
      target(ids.tara, 'tara', 'omar', 'south'),
    ],
    attempt: [
      target(await practise('ira'), 'ira', 'meera', 'north'),
      target(await practise('zoya'), 'zoya'),
      target(await practise('tara'), 'tara', 'omar', 'south'),
    ],
    class: [
      target(meerasClass, 'meera', 'ira', 'kabir'),
      target(leelasClass, 'leela'),
      target(omarsClass, 'omar', 'tara'),
    ],
    teacher: [target(ids.meera, 'north'), target(ids.leela, 'north'), target(ids.omar, 'south')],
    activity: [target(await record(db, ids.north), 'north'), target(await record(db, ids.south), 'south')],
    suggestion: [target(irasText, 'ira'), target(omarsText, 'omar')],
    sitting: await sitAll(ask, 'ira', 'zoya', 'tara'),
    test: [
      target(await addTest(db, meerasClass), 'meera', 'north'),
      target(await addTest(db, omarsClass), 'omar', 'south'),
    ],
    'reported suggestion': [target(irasText, 'meera', 'north'), target(omarsText)],
  }
  await addAssignment(db, meerasClass)
  await ask('zoya', 'DELETE', `/api/classes/${meerasClass}/membership`)
  return { tokens, ids, targets }
}

type Ask = <T>(who: Person, method: Method, url: string, body?: object) => Promise<T>
type Id = { id: string }

async function joinInstitutes(ask: Ask): Promise<void> {
  for (const [institute, teacher] of [
    ['north', 'meera'],
    ['north', 'leela'],
    ['south', 'omar'],
  ] as const) {
    const { code } = await ask<{ code: string }>(institute, 'GET', '/api/institutes/invitation')
    await ask(teacher, 'POST', '/api/institutes/join', { code })
  }
}

async function record(db: Db, instituteId: string): Promise<string> {
  const id = randomUUIDv7()
  const texts = { title: 'Parents', description: 'In the hall', date: '2026-11-01', score: null }
  await insertActivity(db, { id, instituteId, type: 'meeting', ...texts, createdAt: new Date() })
  return id
}

const sitAll = (ask: Ask, ...students: Person[]): Promise<World['targets']['sitting']> =>
  Promise.all(students.map(async (student) => ({ id: await sit(ask, student), relatives: [student] })))

/** Hands a paper in, so that there is a result. */
async function sit(ask: Ask, student: Person): Promise<string> {
  const [sittingId, pageId] = [randomUUID(), randomUUID()]
  await ask(student, 'POST', '/api/sittings', { sittingId, template: 'sample', form: 1 })
  await ask(student, 'POST', `/api/sittings/${sittingId}/begin`, { agreed: true, pageId })
  await ask(student, 'POST', `/api/sittings/${sittingId}/submit`, { pageId })
  return sittingId
}

/** Not through the API, where a demo account posts nothing. */
async function suggest(db: Db, userId: string): Promise<string> {
  const id = randomUUIDv7()
  const text = 'Look at the units first.'
  await insertSuggestion(db, { id, userId, questionId: 'kin-0001', text, createdAt: new Date(), most: 3 })
  return id
}

async function everyone<T>(make: (person: Person) => Promise<T>): Promise<Record<Person, T>> {
  const entries: [Person, T][] = []
  for (const person of personNames) entries.push([person, await make(person)])
  return Object.fromEntries(entries) as Record<Person, T> // one entry per person
}
