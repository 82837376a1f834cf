import type { Activity } from '@vikalp/contract/institute-profile'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import type { Target } from '@vikalp/contract/rights'
import type { Suggestion } from '@vikalp/contract/suggestions'
import { dataOf, type TestApp } from '../testing/test-app.ts'

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
  /** Every target of a kind, with those who stand to it in any relation. */
  targets: Record<Target, { id: string; relatives: readonly Person[] }[]>
}

/** What only those may read who have a right to the person. */
export const secretsOf = (person: Person) => ({
  name: `Name-of-${person}`,
  phone: `+9190000${String(personNames.indexOf(person) + 11)
    .repeat(3)
    .slice(0, 5)}`,
  parentContact: `+9191111${String(personNames.indexOf(person) + 11)
    .repeat(3)
    .slice(0, 5)}`,
  address: `Home of ${person}`,
})

export async function buildWorld(server: TestApp): Promise<World> {
  const ask = async <T>(
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ) => {
    const reply = await server.call(method, url, { token: who, ...(body && { body }) })
    if (reply.status >= 300)
      throw new Error(`${method} ${url}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return dataOf<T>(reply.body)
  }
  const tokens = await everyone((person) => server.signUp(people[person], secretsOf(person).name))
  const ids = await everyone(
    async (person) => (await ask<{ id: string }>(tokens[person], 'GET', '/api/accounts/me')).id,
  )
  const employ = async (institute: Person, teacher: Person) => {
    const { code } = await ask<{ code: string }>(tokens[institute], 'GET', '/api/institutes/invitation')
    await ask(tokens[teacher], 'POST', '/api/institutes/join', { code })
  }
  const teach = async (teacher: Person, students: readonly Person[]) => {
    const made = await ask<{ classId: string; code: string }>(tokens[teacher], 'POST', '/api/classes', {
      name: `Class of ${teacher}`,
    })
    for (const student of students)
      await ask(tokens[student], 'POST', '/api/classes/join', { code: made.code })
    return made.classId
  }
  const practise = async (student: Person) => {
    const quiz = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
    const started = await ask<StartedQuiz>(tokens[student], 'POST', '/api/quiz/start', quiz)
    const answers = started.questions.map(({ _id, answer }) => ({ questionId: _id, selectedOption: answer }))
    await ask(tokens[student], 'POST', '/api/quiz/submit-multiple', { quizId: started.quizId, answers })
    return started.quizId
  }
  const record = async (institute: Person) => {
    const activity = {
      type: 'meeting',
      title: 'Parents',
      description: 'In the hall',
      date: '2026-11-01',
      score: null,
    }
    return (await ask<Activity>(tokens[institute], 'POST', '/api/institutes/activities', activity)).id
  }
  const suggest = async (author: Person) => {
    const suggestion = { questionId: 'kin-0001', text: 'Look at the units first.' }
    return (await ask<Suggestion>(tokens[author], 'POST', '/api/suggestions', suggestion)).id
  }

  for (const student of ['ira', 'kabir', 'zoya', 'tara'] as const) {
    const { name: _, ...details } = secretsOf(student)
    await ask(tokens[student], 'PUT', '/api/profiles/student', { grade: 'Class 12', ...details })
  }
  await employ('north', 'meera')
  await employ('north', 'leela')
  await employ('south', 'omar')
  const meerasClass = await teach('meera', ['ira', 'kabir', 'zoya'])
  const leelasClass = await teach('leela', [])
  const omarsClass = await teach('omar', ['tara'])
  const target = (id: string, ...relatives: Person[]) => ({ id, relatives })
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
    activity: [target(await record('north'), 'north'), target(await record('south'), 'south')],
    suggestion: [target(await suggest('ira'), 'ira'), target(await suggest('omar'), 'omar')],
  }
  await ask(tokens.zoya, 'DELETE', `/api/classes/${meerasClass}/membership`)
  return { tokens, ids, targets }
}

async function everyone<T>(make: (person: Person) => Promise<T>): Promise<Record<Person, T>> {
  const entries: [Person, T][] = []
  for (const person of personNames) entries.push([person, await make(person)])
  return Object.fromEntries(entries) as Record<Person, T> // one entry per person
}
