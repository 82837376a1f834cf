import assert from 'node:assert/strict'
import type { Method } from '@vikalp/contract/endpoint'
import { type Right, type RightName, rights, type Target } from '@vikalp/contract/rights'
import { consentTextVersion } from '@vikalp/domain/sharing/consent-code'
import type { TestApp } from './test-app.ts'

export type Operation = { method: Method; path: string; access: RightName; hasBody: boolean }
type OpenApi = { paths: Record<string, Record<string, { requestBody?: unknown; 'x-right': RightName }>> }

/** Every route of the OpenAPI list, so that a new one is tested automatically. */
export async function listOperations(server: TestApp): Promise<Operation[]> {
  const { paths } = (await server.call('GET', '/api/openapi.json')).body as OpenApi // OpenAPI fixes this shape
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, 'x-right': access }]) => ({
      method: method.toUpperCase() as Method, // OpenAPI lists methods in lower case
      path,
      access,
      hasBody: requestBody !== undefined,
    })),
  )
  assert.ok(operations.length > 50)
  return operations
}

/** From the table of rights it takes only which part of the address is the target. */
export function targetOf(access: RightName): { to: Target; by: string } | undefined {
  const right: Right = rights[access]
  return right !== 'anyone' && 'to' in right ? right : undefined
}

/** An id that nobody and nothing has. */
export const noId = '0197f3c2-1111-7abc-8def-00000000ffff'
const quiz = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
const activity = { type: 'test', title: 'T', description: 'D', date: '2026-11-01', score: null }

const setTest = {
  title: 'Unit test',
  paper: { template: 'sample' },
  questionIds: ['kin-0001'],
  opensAt: '2027-01-05T04:30:00Z',
  closesAt: '2027-01-05T06:30:00Z',
  together: false,
  lateStart: 'cut',
  shuffleQuestions: false,
  results: 'by_hand',
  lostTime: 'clockRuns',
  leaveInfo: false,
  extra: [],
}

const cells = { class: '11A', rollNo: '', admissionNo: '', email: '', grade: '', subject: '' }
const roster = { role: 'student', isWhole: false, rows: [{ line: 2, name: 'Asha Patel', ...cells }] }

/** A blue square of 64 pixels, as WebP. */
const bluePicture =
  'UklGRk4AAABXRUJQVlA4IEIAAADQAwCdASpAAEAAPm02mEkkIyKhIggAgA2JaQB2AAAk2ArxC4wC4gAA/vIiX//6gz/yDP/IM/VS//jebzWrEAAAAAA='

/** A valid body for each route that takes one: an invalid one would be rejected before the right is checked. */
export const bodies: Record<string, object> = {
  'POST /api/accounts/sign-up': {
    name: 'New',
    email: 'new@mail.example',
    password: 'long enough',
    role: 'student',
  },
  'POST /api/accounts/sign-in': { email: 'new@mail.example', password: 'long enough' },
  'POST /api/accounts/first-sign-in': { username: 'new@north', code: 'K7QM', password: 'long enough' },
  'PUT /api/accounts/email': { email: 'other@mail.example', password: 'long enough' },
  'PUT /api/accounts/email/verification': { token: 'none' },
  'POST /api/accounts/reset/mail': { email: 'new@mail.example' },
  'POST /api/accounts/reset': { code: 'ABCDEFGHJKLM', password: 'long enough' },
  'POST /api/accounts/passkeys/options': { password: 'long enough' },
  'POST /api/accounts/passkeys': { name: 'Phone', id: 'AA', clientDataJSON: 'AA', attestationObject: 'AA' },
  'PUT /api/accounts/passkeys/{passkeyId}': { name: 'Phone' },
  'POST /api/accounts/sign-in/passkey': {
    id: 'AA',
    clientDataJSON: 'AA',
    authenticatorData: 'AA',
    signature: 'AA',
    userHandle: 'AA',
  },
  'POST /api/users/verify-token': {},
  'POST /api/accounts/erasure': { confirmation: 'long enough' },
  'POST /api/accounts/export': { confirmation: 'long enough' },
  'PUT /api/accounts/name': { name: 'Other' },
  'PUT /api/accounts/password': { password: 'long enough', newPassword: 'as long as that' },
  'PUT /api/accounts/photo': { picture: bluePicture },
  'PUT /api/accounts/avatar': { avatar: 'fern' },
  'POST /api/quiz/start': quiz,
  'POST /api/quiz/submit': { quizId: noId, questionId: 'kin-0001', selectedOption: 'A' },
  'POST /api/quiz/submit-multiple': {
    quizId: noId,
    answers: [{ questionId: 'kin-0001', selectedOption: 'A' }],
  },
  'POST /api/hint/': { question: 'kin-0001' },
  'POST /api/sittings': { sittingId: noId, template: 'sample', form: 1 },
  'POST /api/sittings/{sittingId}/begin': { agreed: true, pageId: noId },
  'POST /api/sittings/{sittingId}/events': { pageId: noId, events: [] },
  'POST /api/sittings/{sittingId}/lost-time': { choice: 'leave' },
  'PUT /api/sittings/{sittingId}/sureness': { questionId: 'kin-0001', sureness: 'guess' },
  'POST /api/sittings/{sittingId}/resume': { pageId: noId },
  'POST /api/sittings/{sittingId}/submit': { pageId: noId },
  'POST /api/classes/{classId}/tests/preview': {
    paper: { template: 'sample' },
    seed: noId,
    swapped: [],
  },
  'PUT /api/classes/{classId}/tests/{testId}': setTest,
  'PUT /api/classes/{classId}/assignments/{assignmentId}': {
    ...quiz,
    title: 'Homework',
    count: 5,
    dueAt: '2027-01-05T04:30:00Z',
  },
  'POST /api/classes/{classId}/repairs': { testId: noId, questionId: 'kin-0001' },
  'POST /api/tests/{testId}/cancel': { reason: 'The power was cut' },
  'POST /api/tests/{testId}/grants': { studentId: noId, seconds: 60, reason: 'The power was cut' },
  'PUT /api/tests/{testId}/keys': {
    questionId: 'kin-0001',
    kind: 'dropped',
    letters: [],
    reason: 'Two are right',
  },
  'PUT /api/tests/{testId}/late-answers': { studentId: noId, counts: true },
  'POST /api/suggestions': { questionId: 'kin-0002', text: 'Draw it.' },
  'PUT /api/suggestions/{id}/verdict': { keep: true },
  'POST /api/reports': { questionId: 'kin-0001', reason: 'unclear' },
  'POST /api/learner/reset': { how: 'rebuild' },
  'PUT /api/mistakes': { questionId: 'kin-0001', note: 'Mind the sign' },
  'PUT /api/goals': {
    exams: [{ exam: 'NEET', on: '2027-05-02' }],
    weekdayMinutes: 45,
    weekendMinutes: 90,
    restDays: [6],
  },
  'PUT /api/today': { minutes: 30 },
  'PUT /api/bookmarks': { questionId: 'kin-0001', bookmarked: true },
  'PUT /api/profiles/student': { grade: 'Class 12', phone: null, parentContact: null, address: null },
  'PUT /api/profiles/teacher': { subject: 'Physics', qualification: null, phone: null, teachingSince: null },
  'PUT /api/profiles/institute': { accreditation: null, location: null, establishedYear: null },
  'POST /api/classes': { name: 'New' },
  'PUT /api/classes/{classId}': { name: 'Other' },
  'PUT /api/classes/{classId}/students/{userId}': { rollNo: '77' },
  'PUT /api/classes/{classId}/register/{day}': { absent: [] },
  'PUT /api/classes/{classId}/membership': { instituteId: null },
  'POST /api/classes/preview': { code: 'ABCDEFGH' },
  'POST /api/classes/join': { code: 'ABCDEFGH' },
  'PUT /api/sharing/age': { year: 1999, month: 9 },
  'POST /api/consents/question': { token: 'ABCDEFGHJKLM' },
  'POST /api/consents/answer': {
    token: 'ABCDEFGHJKLM',
    guardian: 'Kiran Patel',
    relation: 'mother',
    contact: 'kiran@mail.example',
    isGuardian: true,
    textVersion: consentTextVersion,
  },
  'POST /api/consents/withdrawal': { token: 'ABCDEFGHJKLM' },
  'POST /api/institutes/join': { code: 'ABCDEFGH' },
  'POST /api/institutes/activities': activity,
  'PUT /api/institutes/handle': { handle: 'north' },
  'POST /api/institutes/roster/preview': roster,
  'POST /api/institutes/roster': { ...roster, version: 'none' },
  'POST /api/institutes/roster/cards': { role: 'student', class: null, address: 'school.example' },
  'POST /api/institutes/roster/reset-code': { username: 'asha.patel@north' },
  'POST /api/institutes/roster/next-year': { moves: [{ from: '11A', to: '12A' }], version: 'none' },
}

/** The address of a route with this id as its target. */
export const addressOf = ({ path, access }: Operation, id = noId): string => {
  const by = targetOf(access)?.by
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === by
      ? id
      : name === 'day'
        ? '2026-11-21'
        : name === 'questionId'
          ? 'kin-0001'
          : name === 'chapter'
            ? 'kinematics'
            : noId,
  )
  return filled + queryOf(path)
}

export const queryOf = (path: string): string => (queries[path] ? `?${queries[path]}` : '')

/** What the routes with a required query are asked for. */
const queries: Readonly<Record<string, string>> = {
  '/api/topic-map': 'subject=Physics',
  '/api/profiles/student/{userId}/topic-map': 'subject=Physics',
  '/api/quiz/subjects': 'exam=NEET',
  '/api/quiz/chapters': 'exam=NEET&subject=Physics',
  '/api/quiz/progress': 'exam=NEET&subject=Physics',
  '/api/classes/{classId}/topics': 'subject=Physics',
  '/api/classes/{classId}/questions': 'exam=NEET&chapter=kinematics',
  '/api/suggestions': 'questionId=kin-0001',
  '/api/reports/mine': 'questionIds=kin-0001',
  '/api/bookmarks/marked': 'questionIds=kin-0001,kin-0002',
  '/api/institutes/results': 'class=Class%20of%20meera',
  '/api/profiles/institute/class': 'name=Class%20of%20meera',
}
