import assert from 'node:assert/strict'
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { ClassWork } from '@vikalp/contract/classes/class-work'
import type { Test, TestBoard, TestInput, TestPreview, TestResults } from '@vikalp/contract/mocks/tests'
import { insertPaper } from '../../features/mocks/papers/papers.store.ts'
import { publishTest, saveTest } from '../../features/mocks/tests/tests.store.ts'
import type { Db } from '../../platform/db.ts'
import { noId } from '../operations.ts'
import { addClass, enrol, userIdOf } from '../roster.ts'
import type { TestApp } from '../test-app.ts'

const opensAt = new Date('2026-11-21T06:00:00Z')
const closesAt = new Date('2026-11-21T08:00:00Z')

/** Not through the API, where a demo account sets nothing. */
export async function addTest(db: Db, classId: string): Promise<string> {
  const [testId, paperId] = [randomUUIDv7(), randomUUIDv7()]
  const questionIds = ['kin-0001', 'kin-0002']
  const sections = [{ subject: 'Physics', type: 'mcq', count: 2, chapters: ['kinematics'] } as const]
  await insertPaper(db, {
    id: paperId,
    template: 'sample',
    blueprint: {
      minutes: 30,
      sections: sections.map((section) => ({ ...section, chapters: ['kinematics'] })),
    },
    form: null,
    questionIds,
    sections: [0, 0],
    madeAt: opensAt,
  })
  await saveTest(db, {
    testId,
    classId,
    otherClasses: [],
    paperId,
    title: 'Unit test',
    opensAt,
    closesAt,
    together: false,
    lateStart: 'cut',
    isShuffled: false,
    shufflesOptions: false,
    fixedCircles: false,
    results: 'by_hand',
    resultsAt: null,
    lostTime: 'clockRuns',
    tellsLeaves: false,
    madeAt: opensAt,
  })
  await publishTest(db, testId, opensAt)
  return testId
}

/** With the id that stands in addresses; of several worlds the last has it. */
export async function addAssignment(db: Db, classId: string): Promise<void> {
  const text = `INSERT INTO assignments (id, class_id, title, exam, subject, chapters, question_count, due_at, made_at, is_for_all)
    VALUES ($1, $2, 'Homework', 'NEET', 'Physics', '{kinematics}', 5, now(), now(), true)
    ON CONFLICT (id) DO UPDATE SET class_id = excluded.class_id`
  const statement = { name: 'test.addAssignment', text, parameters: ['id', 'classId'] }
  await db.run(statement, { id: noId, classId })
}

/** Four questions of kinematics and three of evolution in thirty minutes. */
export const unitTest: TestInput['paper'] = {
  template: 'sample',
  blueprint: {
    minutes: 30,
    sections: [
      { subject: 'Physics', type: 'mcq', count: 4, chapters: ['kinematics'] },
      { subject: 'Biology', type: 'mcq', count: 3, chapters: ['evolution'] },
    ],
  },
}

export type Classroom = { teacher: string; classId: string; students: { token: string; id: string }[] }

/** A class with its confirmed teacher and some students. */
export async function openClassroom(server: TestApp, names: readonly string[]): Promise<Classroom> {
  const teacher = await server.signUp('teacher', 'Meera Shah')
  const classId = await addClass(server.db, await userIdOf(server, teacher))
  const students: Classroom['students'] = []
  for (const [i, name] of names.entries()) {
    const token = await server.signUp('student', name)
    const id = await userIdOf(server, token)
    await enrol(server.db, classId, id, `${i + 1}`)
    students.push({ token, id })
  }
  return { teacher, classId, students }
}

/** A teacher at the routes of one test; every call throws when the server rejects it. */
export function deskOf(server: TestApp, { teacher, classId }: Classroom, testId: string = randomUUID()) {
  const call = server.as(teacher)
  const at = `/api/tests/${testId}`
  const preview = (more: object = {}): Promise<TestPreview> =>
    call('POST', `/api/classes/${classId}/tests/preview`, {
      paper: unitTest,
      seed: testId,
      swapped: [],
      ...more,
    })
  return {
    testId,
    preview,
    save: async (rules: Partial<TestInput> = {}): Promise<Test> => {
      const paper = rules.paper ?? unitTest
      const { questions } = await preview({ paper })
      const input: TestInput = {
        title: 'Unit test 3',
        paper,
        questionIds: questions.map(({ questionId }) => questionId),
        opensAt: '2026-11-21T06:00:00.000Z',
        closesAt: '2026-11-21T07:00:00.000Z',
        together: false,
        lateStart: 'cut',
        shuffleQuestions: false,
        results: 'by_hand',
        lostTime: 'clockRuns',
        leaveInfo: false,
        extra: [],
        ...rules,
      }
      return call('PUT', `/api/classes/${classId}/tests/${testId}`, input)
    },
    publish: (): Promise<Test> => call('POST', `${at}/publish`),
    read: (): Promise<Test> => call('GET', at),
    release: (): Promise<Test> => call('POST', `${at}/release`),
    cancel: (reason: string): Promise<Test> => call('POST', `${at}/cancel`, { reason }),
    results: (ofClass?: string): Promise<TestResults> =>
      call('GET', `${at}/results${ofClass ? `?classId=${ofClass}` : ''}`),
    board: (ofClass?: string): Promise<TestBoard> =>
      call('GET', `${at}/board${ofClass ? `?classId=${ofClass}` : ''}`),
    correct: (key: object): Promise<TestResults> =>
      call('PUT', `${at}/keys`, { reason: 'Two are right', ...key }),
    grant: (studentId: string, seconds: number): Promise<unknown> =>
      call('POST', `${at}/grants`, { studentId, seconds, reason: 'The power was cut' }),
  }
}

/** A class of two with a test from 06:00 to 07:00, whose results come by hand. */
export async function setUnitTest(server: TestApp, rules: Partial<TestInput> = {}) {
  server.setTime('2026-11-21T05:00:00.000Z')
  const room = await openClassroom(server, ['Asha Patel', 'Ravi Shah'])
  const [asha, ravi] = room.students
  assert.ok(asha && ravi)
  const desk = deskOf(server, room)
  await desk.save(rules)
  await desk.publish()
  return { room, asha, ravi, desk }
}

/** What a student's classes have for them to do. */
export const workOf = (server: TestApp, token: string): Promise<ClassWork> =>
  server.as(token)('GET', '/api/class-work')
