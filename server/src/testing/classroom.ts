import assert from 'node:assert/strict'
import type { ClassMember, JoinedClass, TaughtClass } from '@vikalp/contract/classes'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { dataOf, type Reply, type TestApp } from './test-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Classes as people make them, through the routes; each call is by whom the token belongs to. */
export function classroom(server: TestApp) {
  const ask = async <T>(method: Method, url: string, token: string, body?: object): Promise<T> => {
    const reply = await server.call(method, url, { token, ...(body && { body }) })
    assert.ok(reply.status < 300, `${method} ${url}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return dataOf<T>(reply.body)
  }
  const create = (teacher: string, name = 'Class 11 Science'): Promise<TaughtClass> =>
    ask('POST', '/api/classes', teacher, { name })
  return {
    ask,
    create,
    idOf: async (token: string): Promise<string> =>
      (await ask<{ id: string }>('GET', '/api/accounts/me', token)).id,
    tryJoin: (student: string, code: string): Promise<Reply> =>
      server.call('POST', '/api/classes/join', { token: student, body: { code } }),
    join: (student: string, code: string): Promise<JoinedClass> =>
      ask('POST', '/api/classes/join', student, { code }),
    membersOf: (teacher: string, classId: string): Promise<ClassMember[]> =>
      ask('GET', `/api/classes/${classId}/students`, teacher),
    /** A graded attempt of the student; gives its id. */
    practise: async (student: string): Promise<string> => {
      const request = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
      const { quizId, questions } = await ask<StartedQuiz>('POST', '/api/quiz/start', student, request)
      const answers = questions.map(({ _id, answer }) => ({ questionId: _id, selectedOption: answer }))
      await ask('POST', '/api/quiz/submit-multiple', student, { quizId, answers })
      return quizId
    },
  }
}
