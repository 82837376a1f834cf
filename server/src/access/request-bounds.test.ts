import assert from 'node:assert/strict'
import test from 'node:test'
import { z } from 'zod'
import { contractEndpoints } from '#testing/contract-endpoints.ts'

/** What each field of a request may hold, written out a second time: a limit that moves is noticed here. */
const bounds = `
PUT /api/accounts/avatar body.avatar atom|beaker|bulb|compass|crystal|fern|helix|magnet|moon|pendulum|prism|wave
PUT /api/accounts/email body.email ..254
PUT /api/accounts/email body.password 1..200
PUT /api/accounts/email/verification body.otherwise start-anew|refuse
PUT /api/accounts/email/verification body.password 1..200
PUT /api/accounts/email/verification body.token 1..2000
PUT /api/accounts/name body.name 1..80
PUT /api/accounts/password body.newPassword 8..200
PUT /api/accounts/password body.password 1..200
POST /api/accounts/passkeys body.attestationObject 1..8000
POST /api/accounts/passkeys body.clientDataJSON 1..8000
POST /api/accounts/passkeys body.id 1..1400
POST /api/accounts/passkeys body.name 1..60
POST /api/accounts/passkeys/options body.password 1..200
PUT /api/accounts/passkeys/{passkeyId} body.name 1..60
DELETE /api/accounts/passkeys/{passkeyId} params.passkeyId 1..1400
PUT /api/accounts/passkeys/{passkeyId} params.passkeyId 1..1400
POST /api/accounts/sign-in/passkey body.authenticatorData 1..8000
POST /api/accounts/sign-in/passkey body.clientDataJSON 1..8000
POST /api/accounts/sign-in/passkey body.id 1..1400
POST /api/accounts/sign-in/passkey body.signature 1..8000
POST /api/accounts/sign-in/passkey body.userHandle 1..1400
PUT /api/accounts/photo body.picture 1..240000
POST /api/accounts/erasure body.confirmation 1..200
POST /api/accounts/export body.confirmation 1..200
POST /api/accounts/first-sign-in body.code 1..200
POST /api/accounts/first-sign-in body.password 8..200
POST /api/accounts/first-sign-in body.username ..64
POST /api/accounts/reset body.code ..20
POST /api/accounts/reset body.password 8..200
POST /api/accounts/reset/mail body.email ..254
POST /api/accounts/sign-in body.email ..254
POST /api/accounts/sign-in body.email ..64
POST /api/accounts/sign-in body.password 1..200
POST /api/accounts/sign-up body.email ..254
POST /api/accounts/sign-up body.name 1..80
POST /api/accounts/sign-up body.password 8..200
POST /api/accounts/sign-up body.role student|teacher|institute
GET /api/bookmarks query.subject Physics|Chemistry|Mathematics|Biology
GET /api/bookmarks/marked query.questionIds ..450
POST /api/learner/reset body.how rebuild|zero
GET /api/mistakes query.chapter 1..120
GET /api/mistakes query.code 1..120
GET /api/mistakes query.show all|open|repaired
GET /api/mistakes query.subject Physics|Chemistry|Mathematics|Biology
PUT /api/mistakes body.note 1..250
PUT /api/goals body.exams ..4
PUT /api/goals body.exams[].exam NEET|GUJCET|JEE|BOARD
PUT /api/goals body.restDays ..7
PUT /api/goals body.restDays[] 0..6
PUT /api/goals body.weekdayMinutes 0..240
PUT /api/goals body.weekendMinutes 0..240
PUT /api/today body.drop 1..1000000
PUT /api/today body.minutes 0..240
PUT /api/today body.swap 1..1000000
POST /api/quiz/start body.block.id 1..1000000
POST /api/quiz/start body.ids 1..50
POST /api/quiz/start body.practice build|warm-up|stretch|exam-ready
POST /api/classes body.name 1..60
PUT /api/classes/{classId} body.name 1..60
PUT /api/classes/{classId}/register/{day} body.absent ..500
PUT /api/classes/{classId}/students/{userId} body.rollNo 1..20
POST /api/consents/answer body.contact 1..120
POST /api/consents/answer body.guardian 1..80
POST /api/consents/answer body.relation mother|father|guardian
POST /api/consents/answer body.textVersion ..20
POST /api/consents/answer body.token 1..100
POST /api/consents/question body.token 1..100
POST /api/consents/withdrawal body.token 1..100
POST /api/hint/ body.question 1..4000
GET /api/classes/{classId}/questions query.chapter 1..120
GET /api/classes/{classId}/questions query.difficulty Easy|Medium|Hard
GET /api/classes/{classId}/questions query.exam NEET|GUJCET|JEE|BOARD
GET /api/classes/{classId}/questions query.form assertion-reason|statements|list-match|multi-statement|order|negative
GET /api/classes/{classId}/questions query.page 1..100000
GET /api/classes/{classId}/questions query.topic 1..120
GET /api/classes/{classId}/topics query.subject Physics|Chemistry|Mathematics|Biology
GET /api/institutes/activities query.after ..100
GET /api/institutes/activities query.page 1..100000
POST /api/institutes/activities body.description 1..300
POST /api/institutes/activities body.score 1..20
POST /api/institutes/activities body.title 1..80
POST /api/institutes/activities body.type assessment|meeting|test|training
PUT /api/institutes/handle body.handle 3..20
GET /api/institutes/results query.class 1..60
POST /api/institutes/roster body.role student|teacher
POST /api/institutes/roster body.rows 1..5000
POST /api/institutes/roster body.rows[].admissionNo ..200
POST /api/institutes/roster body.rows[].class ..200
POST /api/institutes/roster body.rows[].email ..200
POST /api/institutes/roster body.rows[].grade ..200
POST /api/institutes/roster body.rows[].line 1..1048576
POST /api/institutes/roster body.rows[].name ..200
POST /api/institutes/roster body.rows[].rollNo ..200
POST /api/institutes/roster body.rows[].subject ..200
POST /api/institutes/roster/preview body.role student|teacher
POST /api/institutes/roster/preview body.rows 1..5000
POST /api/institutes/roster/preview body.rows[].admissionNo ..200
POST /api/institutes/roster/preview body.rows[].class ..200
POST /api/institutes/roster/preview body.rows[].email ..200
POST /api/institutes/roster/preview body.rows[].grade ..200
POST /api/institutes/roster/preview body.rows[].line 1..1048576
POST /api/institutes/roster/preview body.rows[].name ..200
POST /api/institutes/roster/preview body.rows[].rollNo ..200
POST /api/institutes/roster/preview body.rows[].subject ..200
POST /api/institutes/roster body.version ..200
POST /api/institutes/roster/reset-code body.username 1..64
POST /api/institutes/roster/cards body.address 1..200
POST /api/institutes/roster/cards body.class 1..60
POST /api/institutes/roster/cards body.role student|teacher
POST /api/institutes/roster/next-year body.moves 1..300
POST /api/institutes/roster/next-year body.moves[].from 1..60
POST /api/institutes/roster/next-year body.moves[].to 1..60
POST /api/institutes/roster/next-year body.version ..200
GET /api/profiles/institute query.period weekly|monthly|yearly
GET /api/profiles/institute/class query.name 1..60
PUT /api/profiles/institute body.accreditation 1..120
PUT /api/profiles/institute body.establishedYear 1800..2100
PUT /api/profiles/institute body.location 1..120
GET /api/profiles/student query.period weekly|monthly|yearly
PUT /api/profiles/student body.address 1..200
PUT /api/profiles/student body.grade Class 11|Class 12|Repeating
GET /api/profiles/student/{userId} query.period weekly|monthly|yearly
GET /api/profiles/student/{userId}/history query.page 1..100000
GET /api/profiles/student/{userId}/topic-map query.subject Physics|Chemistry|Mathematics|Biology
GET /api/readiness query.template 1..60
GET /api/topic-map query.subject Physics|Chemistry|Mathematics|Biology
GET /api/profiles/teacher query.period weekly|monthly|yearly
PUT /api/profiles/teacher body.qualification 1..120
PUT /api/profiles/teacher body.subject Physics|Chemistry|Mathematics|Biology
PUT /api/profiles/teacher body.teachingSince 1950..2100
GET /api/profiles/teacher/students query.class ..120
GET /api/profiles/teacher/students query.page 1..100000
GET /api/profiles/teacher/students query.practice all|idle
GET /api/profiles/teacher/students query.search ..120
GET /api/profiles/teacher/students query.status all|excellent|good|average|poor
GET /api/questions/next/{chapter} params.chapter 1..120
GET /api/questions/next/{chapter} query.exam 1..120
GET /api/questions/next/{chapter} query.exclude ..2000
GET /api/questions/next/{chapter} query.streak 0..50
GET /api/questions/{chapter} params.chapter 1..120
GET /api/questions/{chapter} query.difficulty Easy|Medium|Hard
GET /api/questions/{chapter} query.exam 1..120
GET /api/quiz/chapters query.exam 1..120
GET /api/quiz/chapters query.subject 1..120
GET /api/quiz/history query.page 1..100000
GET /api/quiz/progress query.exam 1..120
GET /api/quiz/progress query.subject 1..120
POST /api/quiz/start body.chapters 1..52
POST /api/quiz/start body.chapters[] 1..120
POST /api/quiz/start body.count 5..50
POST /api/quiz/start body.exam 1..120
POST /api/quiz/start body.subject 1..120
GET /api/quiz/subjects query.exam 1..120
POST /api/quiz/submit body.selectedOption A|B|C|D
POST /api/quiz/submit-multiple body.answers 1..50
POST /api/quiz/submit-multiple body.answers[].seconds 0..86400
POST /api/quiz/submit-multiple body.answers[].selectedOption A|B|C|D
POST /api/quiz/submit-multiple body.skipped ..50
POST /api/quiz/submit-multiple body.skipped[].seconds 0..86400
POST /api/reports body.note 1..500
POST /api/reports body.option A|B|C|D
POST /api/reports body.reason wrong-key|two-right|none-right|unclear|figure|translation|explanation|syllabus
GET /api/reports/mine query.questionIds ..450
PUT /api/sharing/age body.month 1..12
PUT /api/sharing/age body.year 1950..2020
GET /api/papers query.exam NEET|GUJCET|JEE|BOARD
GET /api/sittings query.page 1..100000
POST /api/sittings body.form 1..100
POST /api/sittings body.template 1..60
POST /api/sittings/{sittingId}/events body.events ..200
POST /api/sittings/{sittingId}/events body.events[].k open|pick|save|clear|saveMark|mark|key|tab|paper|lang|hidden|shown|submit
POST /api/sittings/{sittingId}/events body.events[].q 0..
POST /api/sittings/{sittingId}/events body.events[].seq 1..100000
POST /api/sittings/{sittingId}/events body.events[].t 0..9007199254740991
POST /api/sittings/{sittingId}/events body.events[].v ..10
POST /api/sittings/{sittingId}/lost-time body.choice take|leave
PUT /api/sittings/{sittingId}/sureness body.sureness sure|fifty-fifty|guess
POST /api/suggestions body.text 1..250
POST /api/classes/{classId}/tests/preview body.otherClasses ..50
POST /api/classes/{classId}/tests/preview body.paper.blueprint.minutes 5..360
POST /api/classes/{classId}/tests/preview body.paper.blueprint.sections 1..20
POST /api/classes/{classId}/tests/preview body.paper.blueprint.sections[].chapters 1..52
POST /api/classes/{classId}/tests/preview body.paper.blueprint.sections[].chapters[] 1..120
POST /api/classes/{classId}/tests/preview body.paper.blueprint.sections[].count 1..200
POST /api/classes/{classId}/tests/preview body.paper.blueprint.sections[].subject Physics|Chemistry|Mathematics|Biology
POST /api/classes/{classId}/tests/preview body.paper.blueprint.sections[].type mcq|numeric
POST /api/classes/{classId}/tests/preview body.paper.template 1..60
POST /api/classes/{classId}/tests/preview body.questionIds 1..200
POST /api/classes/{classId}/tests/preview body.swap 0..
POST /api/classes/{classId}/tests/preview body.swapped ..200
POST /api/tests/{testId}/cancel body.reason 1..200
POST /api/tests/{testId}/grants body.reason 1..200
POST /api/tests/{testId}/grants body.seconds 0..3600
PUT /api/classes/{classId}/assignments/{assignmentId} body.chapters 1..52
PUT /api/classes/{classId}/assignments/{assignmentId} body.chapters[] 1..120
PUT /api/classes/{classId}/assignments/{assignmentId} body.count 5..50
PUT /api/classes/{classId}/assignments/{assignmentId} body.exam NEET|GUJCET|JEE|BOARD
PUT /api/classes/{classId}/assignments/{assignmentId} body.questionIds 1..50
PUT /api/classes/{classId}/assignments/{assignmentId} body.subject Physics|Chemistry|Mathematics|Biology
PUT /api/classes/{classId}/assignments/{assignmentId} body.title 1..80
PUT /api/classes/{classId}/tests/{testId} body.extra ..300
PUT /api/classes/{classId}/tests/{testId} body.extra[].percent ..200
PUT /api/classes/{classId}/tests/{testId} body.lateStart cut|full
PUT /api/classes/{classId}/tests/{testId} body.lostTime clockRuns|giveBack
PUT /api/classes/{classId}/tests/{testId} body.otherClasses ..50
PUT /api/classes/{classId}/tests/{testId} body.paper.blueprint.minutes 5..360
PUT /api/classes/{classId}/tests/{testId} body.paper.blueprint.sections 1..20
PUT /api/classes/{classId}/tests/{testId} body.paper.blueprint.sections[].chapters 1..52
PUT /api/classes/{classId}/tests/{testId} body.paper.blueprint.sections[].chapters[] 1..120
PUT /api/classes/{classId}/tests/{testId} body.paper.blueprint.sections[].count 1..200
PUT /api/classes/{classId}/tests/{testId} body.paper.blueprint.sections[].subject Physics|Chemistry|Mathematics|Biology
PUT /api/classes/{classId}/tests/{testId} body.paper.blueprint.sections[].type mcq|numeric
PUT /api/classes/{classId}/tests/{testId} body.paper.template 1..60
PUT /api/classes/{classId}/tests/{testId} body.questionIds 1..200
PUT /api/classes/{classId}/tests/{testId} body.results at_once|at_time|by_hand
PUT /api/classes/{classId}/tests/{testId} body.title 1..80
PUT /api/tests/{testId}/keys body.kind letters|all-right|dropped
PUT /api/tests/{testId}/keys body.letters ..4
PUT /api/tests/{testId}/keys body.letters[] A|B|C|D
PUT /api/tests/{testId}/keys body.reason 1..200
`

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: string[]
} & Partial<Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems', number>>

function boundsOf(field: string, schema: Schema): string[] {
  const least = schema.minLength ?? schema.minimum ?? schema.minItems
  const most = schema.maxLength ?? schema.maximum ?? schema.maxItems
  const range = least === undefined && most === undefined ? undefined : `${least ?? ''}..${most ?? ''}`
  const own = schema.enum?.join('|') ?? range
  return [
    ...(own === undefined ? [] : [`${field} ${own}`]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      boundsOf(`${field}.${name}`, inner),
    ),
    ...(schema.items ? boundsOf(`${field}[]`, schema.items) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => boundsOf(field, inner)),
  ]
}

test('the fields of requests have these bounds', async () => {
  const endpoints = await contractEndpoints()
  const lines = endpoints.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined
        ? []
        : boundsOf(part, z.toJSONSchema(schema, { io: 'input' }) as Schema).map(
            (line) => `${method} ${path} ${line}`,
          ),
    ),
  )
  assert.deepEqual(lines.sort(), bounds.trim().split('\n').sort())
})
