import type { Method } from '@vikalp/contract/endpoint'

type Call = `${Method} /api/${string}`

/** What stands in the security log, and the endpoints whose every call is such an event (record 0028). */
export const securityEvents = {
  'sign-up': ['POST /api/accounts/sign-up'],
  'passkey-changed': ['POST /api/accounts/passkeys', 'DELETE /api/accounts/passkeys/{passkeyId}'],
  'sign-in': [
    'POST /api/accounts/sign-in',
    'POST /api/accounts/sign-in/passkey',
    'POST /api/accounts/first-sign-in',
  ],
  'sign-out': ['POST /api/accounts/sign-out'],
  'email-changed': ['PUT /api/accounts/email', 'PUT /api/accounts/email/verification'],
  'password-changed': ['PUT /api/accounts/password'],
  'reset-code-made': ['POST /api/students/{userId}/reset-code', 'POST /api/institutes/roster/reset-code'],
  'password-reset': ['POST /api/accounts/reset'],
  'devices-signed-out': ['DELETE /api/accounts/devices', 'DELETE /api/accounts/devices/{deviceId}'],
  'account-erased': ['POST /api/accounts/erasure'],
  'account-exported': ['POST /api/accounts/export'],
  'class-joined': ['POST /api/classes/join'],
  'institute-joined': ['POST /api/institutes/join'],
  'teacher-confirmed': [
    'PUT /api/institutes/teachers/{userId}/confirmation',
    'DELETE /api/institutes/teachers/{userId}/confirmation',
  ],
  'roster-imported': ['POST /api/institutes/roster', 'POST /api/institutes/roster/next-year'],
  'cards-printed': ['POST /api/institutes/roster/cards'],
  'guardian-asked': ['POST /api/sharing/link', 'POST /api/classes/{classId}/consent-papers'],
  'consent-given': ['POST /api/consents/answer'],
  'consent-withdrawn': ['DELETE /api/sharing/consent', 'POST /api/consents/withdrawal'],
  'pupils-listed': [
    'GET /api/profiles/teacher/students',
    'POST /api/institutes/roster/preview',
    'GET /api/institutes/results',
    'GET /api/profiles/institute',
    'GET /api/profiles/institute/class',
    'GET /api/classes/{classId}/students',
    'GET /api/classes/{classId}/register/{day}',
    'PUT /api/classes/{classId}/register/{day}',
    'GET /api/tests/{testId}/board',
    'GET /api/tests/{testId}/results',
    'PUT /api/tests/{testId}/keys',
    'PUT /api/tests/{testId}/late-answers',
  ],
  'profile-read': [
    'GET /api/profiles/student/{userId}',
    'GET /api/profiles/student/{userId}/history',
    'GET /api/quiz/result/{attemptId}',
  ],
  'contact-read': ['GET /api/profiles/teacher/students/{userId}'],
  'suggestion-judged': ['PUT /api/suggestions/{id}/verdict'],
  // These happen at every endpoint, or at none.
  'token-refused': [],
  'right-refused': [],
  'account-confirmed': [],
  'age-corrected': [],
  'database-restored': [],
  'database-reset': [],
} as const satisfies Record<string, readonly Call[]>

export type SecurityEvent = keyof typeof securityEvents

/** What a student reads of their own is nobody's concern. */
export const readings: readonly SecurityEvent[] = ['profile-read', 'contact-read', 'pupils-listed']

const eventsByCall = new Map(
  Object.entries(securityEvents).flatMap(([event, calls]) =>
    // entriesOf loses the literal keys
    calls.map((call): [string, SecurityEvent] => [call, event as SecurityEvent]),
  ),
)

export const eventOf = (method: Method, path: string): SecurityEvent | undefined =>
  eventsByCall.get(`${method} ${path}`)
