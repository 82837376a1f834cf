import { consentMethods, guardianRelations, letters, roles, withdrawers } from '@vikalp/domain/vocabulary'
import { z } from 'zod'

/** The first words of data.json in the ZIP that a person downloads. */
export const dataFormat = 'Vikalp personal data'
/** It rises when something in the file is renamed or removed; what is added does not raise it. */
export const dataVersion = 1

const time = z.iso.datetime()
const day = z.iso.date()
const role = z.enum(roles)
const count = z.int().min(0)
const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape))
const letter = z.enum(letters)

const Account = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  emailVerifiedAt: time.nullable(),
  /** Asked for in place of the email, and not confirmed yet. */
  askedEmail: z.string().nullable(),
  username: z.string().nullable(),
  role,
  gender: z.string().nullable(),
  /** vikalp, or the provider that signs the person in. */
  issuer: z.string(),
  createdAt: time,
  hasPassword: z.boolean(),
  /** Sign-ins before were ended. */
  signedInSince: time.nullable(),
  grade: z.string().nullable(),
  phone: z.string().nullable(),
  parentContact: z.string().nullable(),
  address: z.string().nullable(),
  avatar: z.string().nullable(),
  subject: z.string().nullable(),
  qualification: z.string().nullable(),
  teachingSince: z.int().nullable(),
  accreditation: z.string().nullable(),
  location: z.string().nullable(),
  establishedYear: z.int().nullable(),
  handle: z.string().nullable(),
  invitationCode: z.string().nullable(),
  photoSavedAt: time.nullable(),
})

const Answer = z.strictObject({
  questionId: z.string(),
  chosen: letter.nullable(),
  /** Null while a paper that is not over asks the question. */
  correct: letter.nullable(),
  seconds: count.nullable(),
  hinted: z.boolean(),
  guessed: z.boolean(),
})

/** data.json: a score is in hundredths of a percent. A null is something that is not there. */
export const DataFile = z.strictObject({
  format: z.literal(dataFormat),
  version: z.literal(dataVersion),
  madeAt: time,
  account: Account,
  age: z
    .strictObject({
      answeredAt: time.nullable(),
      adultFrom: day.nullable(),
      sharesFrom: time.nullable(),
      sharesUntil: time.nullable(),
    })
    .nullable(),
  totals: z
    .strictObject({ quizzes: count, quickQuizzes: count, scoreSum: count, lastFinishedAt: time })
    .nullable(),
  consents: list({
    method: z.enum(consentMethods),
    issuedBy: z.string().nullable(),
    issuedAt: time,
    expiresAt: time,
    guardian: z.string().nullable(),
    relation: z.enum(guardianRelations).nullable(),
    textVersion: z.string().nullable(),
    givenAt: time.nullable(),
    withdrawnAt: time.nullable(),
    withdrawnBy: z.enum(withdrawers).nullable(),
  }),
  devices: list({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    signedInAt: time,
    seenOn: day,
  }),
  passkeys: list({ name: z.string(), madeAt: time, usedOn: day.nullable() }),
  codes: list({ byMail: z.boolean(), madeBy: z.string().nullable(), expiresAt: time }),
  classes: list({
    class: z.string(),
    teacher: z.string(),
    rollNo: z.string(),
    joinedAt: time,
    leftAt: time.nullable(),
    sharedWith: z.string().nullable(),
  }),
  attendance: list({ class: z.string(), day, present: z.boolean() }),
  roster: list({
    institute: z.string(),
    /** As the institute's office spells it. */
    nameThere: z.string(),
    admissionNo: z.string().nullable(),
    class: z.string().nullable(),
    rollNo: z.string().nullable(),
    addedAt: time,
    leftAt: time.nullable(),
  }),
  contactReadings: list({
    openedBy: z.string().nullable(),
    role: role.nullable(),
    /** The last time of the day. */
    openedAt: time,
    times: count,
  }),
  institutes: list({
    institute: z.string(),
    joinedAt: time,
    leftAt: time.nullable(),
    confirmedAt: time.nullable(),
  }),
  confirmations: list({ name: z.string(), role, confirmedAt: time }),
  classesTaught: list({
    class: z.string(),
    code: z.string(),
    createdAt: time,
    endedAt: time.nullable(),
    students: count,
    registerDays: count,
  }),
  activities: list({
    type: z.string(),
    title: z.string(),
    description: z.string(),
    day,
    score: z.string().nullable(),
    createdAt: time,
  }),
  contactOpened: list({ openedAt: time, times: count }),
  papersIssued: list({ issuedAt: time }),
  codesMade: list({ expiresAt: time }),
  badges: list({ badge: z.string(), role, earnedAt: time }),
  subjects: list({ subject: z.string(), quizzes: count, scoreSum: count }),
  periods: list({ unit: z.string(), startsOn: day, quizzes: count, scoreSum: count, seconds: count }),
  chapters: list({
    chapter: z.string(),
    met: z.array(z.string()),
    lastFinishedAt: time,
    lastCorrect: count,
    lastTotal: count,
  }),
  topics: list({ chapter: z.string(), topic: z.string(), answered: count, correct: count }),
  /** In logits; a node is the student as a whole, a subject, a chapter or a topic. */
  beliefs: list({ node: z.string(), mean: z.number(), variance: z.number(), answers: count, updatedOn: day }),
  cards: list({
    chapter: z.string(),
    topic: z.string(),
    /** In days. */
    stability: z.number(),
    difficulty: z.number(),
    reps: count,
    lapses: count,
    lastOn: day,
    rightOn: day.nullable(),
  }),
  mistakes: list({
    questionId: z.string(),
    code: z.string().nullable(),
    lastOption: letter.nullable(),
    times: count,
    firstOn: day,
    lastOn: day,
    repairedOn: day.nullable(),
    provenOn: day.nullable(),
    note: z.string().nullable(),
  }),
  goals: list({
    exam: z.string(),
    examOn: day,
    weekdayMinutes: count,
    weekendMinutes: count,
    /** 0 is Monday. */
    restDays: z.array(count),
  }),
  plans: list({ onDay: day, minutes: count.nullable(), block: z.string(), count, seconds: count }),
  /** In marks. */
  forecasts: list({
    template: z.string(),
    onDay: day,
    mean: z.int(),
    low: z.int(),
    high: z.int(),
    answers: count,
    /** Of the first paper after it. */
    scored: z.number().nullable(),
  }),
  bookmarks: list({ questionId: z.string() }),
  suggestions: list({ questionId: z.string(), text: z.string(), createdAt: time, vibes: count }),
  vibes: list({ questionId: z.string() }),
  suggestionReports: list({ questionId: z.string(), reportedAt: time }),
  reports: list({
    questionId: z.string(),
    reason: z.string(),
    option: letter.nullable(),
    note: z.string().nullable(),
    reportedAt: time,
    state: z.string(),
    answer: z.string().nullable(),
  }),
  sittings: list({
    sittingId: z.uuid(),
    template: z.string(),
    form: z.int().nullable(),
    part: count,
    state: z.string(),
    madeAt: time,
    beganAt: time.nullable(),
    endsAt: time.nullable(),
    closedAt: time.nullable(),
    closedBy: z.string().nullable(),
    receipt: z.string().nullable(),
    returnedSeconds: count,
    lateAt: time.nullable(),
    questionIds: z.array(z.string()),
    met: z.array(z.string()),
    answers: z.array(z.string().nullable()),
    seconds: z.array(count),
    sureness: z.record(z.string(), z.string()),
  }),
  sittingResults: list({
    sittingId: z.uuid(),
    version: count,
    score: z.int(),
    highest: count,
    rightCount: count,
    wrongCount: count,
    blankCount: count,
    droppedCount: count,
    reason: z.string(),
    questionId: z.string().nullable(),
    madeAt: time,
  }),
  assignments: list({ assignment: z.string(), dueAt: time }),
  /** In per cent. */
  extraTime: list({ test: z.string(), percent: z.number() }),
  timeGiven: list({ sittingId: z.uuid(), seconds: count, reason: z.string(), givenAt: time }),
  /** What a page sent at a time. */
  acts: list({
    sittingId: z.uuid(),
    page: count,
    place: count,
    receivedAt: time,
    events: z.array(z.record(z.string(), z.unknown())),
  }),
  attempts: list({
    id: z.uuid(),
    exam: z.string(),
    subject: z.string(),
    chapters: z.array(z.string()),
    isQuick: z.boolean(),
    startedAt: time,
    finishedAt: time.nullable(),
    submittedAt: time.nullable(),
    durationSeconds: count.nullable(),
    correct: count.nullable(),
    incorrect: count.nullable(),
    answers: z.array(Answer),
  }),
  /**
   * Those that the rows name, by id, in Markdown with LaTeX; not those of a paper that is not over. A number that is typed
   * has no options.
   */
  questions: z.record(
    z.string(),
    z.strictObject({
      subject: z.string(),
      chapter: z.string(),
      text: z.string(),
      options: z.record(letter, z.string()).optional(),
      answer: z.string(),
    }),
  ),
})
export type DataFile = z.infer<typeof DataFile>
