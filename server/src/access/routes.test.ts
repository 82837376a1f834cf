import assert from 'node:assert/strict'
import test from 'node:test'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { testApp } from '#testing/test-app.ts'

/** Every route written out a second time, with its right and the calls per minute, and per day, for an address or a user. */
const routes = `
  PUT    /api/accounts/avatar                             chooseAvatar           10 user
  POST   /api/accounts/first-sign-in                       visit                  300 address
  DELETE /api/accounts/devices                            useAccount             10 user
  DELETE /api/accounts/devices/{deviceId}                 useAccount             120 user
  PUT    /api/accounts/email                              useAccount             5 20 user
  POST   /api/accounts/email/verification                 useAccount             2 10 user
  PUT    /api/accounts/email/verification                 visit                  20 address
  POST   /api/accounts/erasure                            useAccount             10 user
  POST   /api/accounts/export                             useAccount             5 20 user
  GET    /api/accounts/me                                 useAccount
  PUT    /api/accounts/name                               useAccount             10 user
  PUT    /api/accounts/password                           useAccount             10 user
  POST   /api/accounts/passkeys                           useAccount             10 user
  DELETE /api/accounts/passkeys/{passkeyId}               useAccount             30 user
  PUT    /api/accounts/passkeys/{passkeyId}               useAccount             30 user
  POST   /api/accounts/passkeys/options                   useAccount             10 user
  DELETE /api/accounts/photo                              keepPhoto              10 user
  PUT    /api/accounts/photo                              keepPhoto              10 user
  POST   /api/accounts/reset                              visit                  30 address
  POST   /api/accounts/reset/mail                         visit                  5 address
  GET    /api/accounts/settings                           useAccount             120 user
  POST   /api/accounts/sign-in                            visit                  300 address
  POST   /api/accounts/sign-in/passkey                    visit                  300 address
  POST   /api/accounts/sign-in/passkey/options            visit                  300 address
  POST   /api/accounts/sign-out                           useAccount
  POST   /api/accounts/sign-up                            visit                  30 address
  GET    /api/bookmarks                                   practise               120 user
  PUT    /api/bookmarks                                   practise               120 user
  GET    /api/bookmarks/marked                            practise               120 user
  GET    /api/class-work                                  joinClass              120 user
  GET    /api/classes                                     runClasses             120 user
  POST   /api/classes                                     runClasses             20 user
  PUT    /api/classes/{classId}                           manageClass            120 user
  DELETE /api/classes/{classId}                           manageClass            120 user
  POST   /api/classes/{classId}/code                      manageClass            20 user
  POST   /api/classes/{classId}/consent-papers            manageClass            120 user
  DELETE /api/classes/{classId}/membership                leaveClass             120 user
  GET    /api/classes/{classId}/register/{day}            manageClass            120 user
  PUT    /api/classes/{classId}/register/{day}            manageClass            120 user
  GET    /api/classes/{classId}/students                  manageClass            120 user
  GET    /api/classes/{classId}/topics                    manageClass            120 user
  DELETE /api/classes/{classId}/students/{userId}         manageClass            120 user
  PUT    /api/classes/{classId}/students/{userId}         manageClass            120 user
  POST   /api/classes/join                                joinClass              10 user
  PUT    /api/classes/{classId}/membership                leaveClass             120 user
  POST   /api/classes/preview                             joinClass              10 user
  GET    /api/classes/joined                              joinClass              120 user
  POST   /api/consents/answer                             visit                  20 address
  POST   /api/consents/question                           visit                  20 address
  POST   /api/consents/withdrawal                         visit                  20 address
  POST   /api/hint/                                       practise               20 user
  GET    /api/institutes/activities                       readInstituteDashboard 120 user
  POST   /api/institutes/activities                       runInstitute           30 user
  DELETE /api/institutes/activities/{activityId}          deleteActivity         120 user
  GET    /api/institutes/invitation                       runInstitute           120 user
  POST   /api/institutes/invitation                       runInstitute           20 user
  PUT    /api/institutes/handle                           runInstitute           20 user
  GET    /api/institutes/results                          runInstitute           120 user
  GET    /api/institutes/tests                            runInstitute           120 user
  GET    /api/institutes/roster                           runInstitute           120 user
  POST   /api/institutes/roster                           runInstitute           6 user
  POST   /api/institutes/roster/reset-code                runInstitute           30 user
  POST   /api/institutes/roster/cards                     runInstitute           20 user
  POST   /api/institutes/roster/next-year                 runInstitute           10 user
  POST   /api/institutes/roster/preview                   runInstitute           6 user
  POST   /api/institutes/join                             joinInstitute          10 user
  DELETE /api/institutes/membership                       joinInstitute          120 user
  GET    /api/institutes/teachers                         runInstitute           120 user
  DELETE /api/institutes/teachers/{userId}                dismissTeacher         120 user
  DELETE /api/institutes/teachers/{userId}/confirmation   confirmTeacher         120 user
  PUT    /api/institutes/teachers/{userId}/confirmation   confirmTeacher         120 user
  POST   /api/learner/reset                               practise               5 user
  GET    /api/mistakes                                    practise               120 user
  PUT    /api/mistakes                                    practise               120 user
  GET    /api/goals                                       practise               120 user
  PUT    /api/goals                                       practise               120 user
  GET    /api/today                                       practise               120 user
  PUT    /api/today                                       practise               120 user
  GET    /api/papers                                      sitMocks               120 user
  GET    /api/profiles/institute                          readInstituteDashboard 120 user
  GET    /api/profiles/institute/class                    readInstituteDashboard 120 user
  PUT    /api/profiles/institute                          runInstitute           120 user
  GET    /api/profiles/student                            readStudentDashboard   120 user
  PUT    /api/profiles/student                            practise               120 user
  GET    /api/profiles/student/{userId}                   readStudent            120 user
  GET    /api/profiles/student/{userId}/history           readStudent            120 user
  GET    /api/profiles/student/{userId}/topic-map         readStudent            120 user
  GET    /api/profiles/teacher                            readTeacherDashboard   120 user
  PUT    /api/profiles/teacher                            runClasses             120 user
  GET    /api/profiles/teacher/reports                    readTeacherDashboard   120 user
  GET    /api/profiles/teacher/students                   readTeacherDashboard   120 user
  GET    /api/profiles/teacher/students/{userId}          openContact            120 user
  GET    /api/questions/{chapter}                         readBank               30 user
  GET    /api/questions/next/{chapter}                    readBank               60 user
  GET    /api/quiz/chapters                               readBank
  GET    /api/quiz/exams                                  readBank
  GET    /api/quiz/history                                practise               120 user
  GET    /api/quiz/progress                               practise               120 user
  GET    /api/quiz/result/{attemptId}                     readResult             120 user
  POST   /api/quiz/start                                  practise               60 1000 user
  GET    /api/quiz/subjects                               readBank
  POST   /api/quiz/submit                                 practise               240 user
  POST   /api/quiz/submit-multiple                        practise               120 user
  POST   /api/reports                                     practise               20 user
  GET    /api/calibration                                 visit                  300 address
  GET    /api/readiness                                   practise               30 user
  GET    /api/reports/mine                                practise               120 user
  POST   /api/students/{userId}/reset-code                resetPassword          30 user
  GET    /api/sharing                                     practise               120 user
  PUT    /api/sharing/age                                 practise               10 user
  DELETE /api/sharing/consent                             practise               120 user
  POST   /api/sharing/link                                practise               10 50 user
  GET    /api/sharing/readings                            practise               120 user
  GET    /api/sittings                                    sitMocks               120 user
  POST   /api/sittings                                    sitMocks               20 100 user
  GET    /api/sittings/{sittingId}                        sit                    120 user
  POST   /api/sittings/{sittingId}/begin                  sit                    120 user
  POST   /api/sittings/{sittingId}/events                 sit                    120 user
  POST   /api/sittings/{sittingId}/lost-time              sit                    120 user
  GET    /api/sittings/{sittingId}/result                 sit                    120 user
  POST   /api/sittings/{sittingId}/resume                 sit                    120 user
  POST   /api/sittings/{sittingId}/submit                 sit                    120 user
  PUT    /api/sittings/{sittingId}/sureness               sit                    120 user
  GET    /api/tests                                       runClasses             120 user
  GET    /api/classes/{classId}/assignments               manageClass            60 user
  GET    /api/classes/{classId}/questions                 manageClass            120 user
  GET    /api/classes/{classId}/assignments/{assignmentId} manageClass            60 user
  PUT    /api/classes/{classId}/assignments/{assignmentId} manageClass            60 user
  DELETE /api/classes/{classId}/assignments/{assignmentId} manageClass            60 user
  POST   /api/classes/{classId}/repairs                   manageClass            60 user
  POST   /api/classes/{classId}/tests/preview             manageClass            60 user
  PUT    /api/classes/{classId}/tests/{testId}            manageClass            60 user
  GET    /api/tests/{testId}                              keepTest               120 user
  DELETE /api/tests/{testId}                              keepTest               60 user
  GET    /api/tests/{testId}/board                        keepTest               120 user
  POST   /api/tests/{testId}/cancel                       keepTest               60 user
  POST   /api/tests/{testId}/grants                       keepTest               60 user
  PUT    /api/tests/{testId}/keys                         keepTest               60 user
  PUT    /api/tests/{testId}/late-answers                 keepTest               60 user
  POST   /api/tests/{testId}/publish                      keepTest               60 user
  POST   /api/tests/{testId}/release                      keepTest               60 user
  GET    /api/tests/{testId}/results                      readTest               120 user
  GET    /api/suggestions                                 suggest                60 user
  POST   /api/suggestions                                 suggest                6 user
  DELETE /api/suggestions/{id}                            deleteSuggestion       60 user
  PUT    /api/suggestions/{id}/report                     suggest                60 user
  PUT    /api/suggestions/{id}/verdict                    judgeSuggestion        60 user
  PUT    /api/suggestions/{id}/vibe                       suggest                60 user
  DELETE /api/suggestions/{id}/vibe                       suggest                60 user
  GET    /api/suggestions/reported                        listReported           60 user
  GET    /api/topic-map                                   practise               120 user
  GET    /api/test                                        visit
  POST   /api/users/verify-token                          useAccount
  GET    /livez                                           visit
  GET    /readyz                                          visit
`

const inWords = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(/ +/g, ' '))
    .sort()

test('the contract has these routes, with these rights and limits', async () => {
  const endpoints = await contractEndpoints()
  const lines = endpoints.map(({ method, path, access, limit }) =>
    [method, path, access, limit?.perMinute, limit?.perDay, limit?.by].filter(Boolean).join(' '),
  )
  assert.deepEqual(lines.sort(), inWords(routes))
})

test('every answer is in { data }, but for a file and those to which the specification gives another shape or nothing', async () => {
  const endpoints = await contractEndpoints()
  const [empty, full] = [true, false].map((isEmpty) =>
    endpoints.filter(({ status }) => (status === 204) === isEmpty),
  )
  assert.ok(empty?.every(({ data }) => !data))
  assert.deepEqual(full?.flatMap(({ path, data }) => (data ? [] : [path])).sort(), [
    '/api/accounts/export',
    '/api/hint/',
    '/api/test',
    '/api/users/verify-token',
    '/livez',
    '/readyz',
  ])
})

type OpenApi = { paths: Record<string, Record<string, { 'x-right': string }>> }

test('the server serves every route of the contract and no other, and its machine-readable list says so', async () => {
  const { app, call, close } = await testApp()
  const { paths } = (await call('GET', '/api/openapi.json')).body as OpenApi // OpenAPI fixes this shape
  await close()
  const endpoints = await contractEndpoints()
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, served]) => `${method.toUpperCase()} ${path} ${served['x-right']}`),
  )
  assert.deepEqual(
    listed.sort(),
    endpoints.map(({ method, path, access }) => `${method} ${path} ${access}`).sort(),
  )
  for (const { method, path } of endpoints)
    assert.ok(app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }), `${method} ${path}`)
})
