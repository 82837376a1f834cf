import type { AttendedClass, ClassMember, TaughtClass } from '@vikalp/contract/classes'
import type { Method } from '@vikalp/contract/endpoint'
import type { Reply, TestApp } from './test-app.ts'

/** Makes classes through the routes; each call is made as the user of the token. */
export function classroom(server: TestApp) {
  const ask = <T>(method: Method, url: string, token: string, body?: object): Promise<T> =>
    server.as(token)(method, url, body)
  const create = (teacher: string, name = 'Class 11 Science'): Promise<TaughtClass> =>
    ask('POST', '/api/classes', teacher, { name })
  return {
    ask,
    create,
    idOf: async (token: string): Promise<string> =>
      (await ask<{ id: string }>('GET', '/api/accounts/me', token)).id,
    tryJoin: (student: string, code: string): Promise<Reply> =>
      server.call('POST', '/api/classes/join', { token: student, body: { code } }),
    join: (student: string, code: string): Promise<AttendedClass> =>
      ask('POST', '/api/classes/join', student, { code }),
    joinedBy: (student: string): Promise<AttendedClass[]> => ask('GET', '/api/classes/joined', student),
    membersOf: (teacher: string, classId: string): Promise<ClassMember[]> =>
      ask('GET', `/api/classes/${classId}/students`, teacher),
    /** Makes a graded attempt of the student and returns its id. */
    practise: async (student: string): Promise<string> => (await server.takeQuiz(student)).attemptId,
  }
}
