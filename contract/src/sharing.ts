import { birthLimits, consentLimits } from '@vikalp/domain/limits'
import { consentMethods, guardianRelations, roles, sharingStates } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { shownName, text } from './fields/text.ts'

/** What others may see of the caller, and on whose word. */
export const Sharing = z.object({
  state: z.enum(sharingStates),
  /** Under 18: the first day on which the student counts as 18. */
  adultFrom: z.iso.date().nullable(),
  /** Of an account older than the question: until when its classes see what they saw. */
  sharesUntil: z.iso.datetime().nullable(),
  consent: z
    .object({
      guardian: z.string(),
      relation: z.enum(guardianRelations),
      method: z.enum(consentMethods),
      givenAt: z.iso.datetime(),
      textVersion: z.string(),
    })
    .nullable(),
})
export type Sharing = z.infer<typeof Sharing>

/** One opening of the caller's contact details. */
export const Reading = z.object({
  /** Null when the reader's account is gone. */
  reader: z.string().nullable(),
  role: z.enum(roles).nullable(),
  institute: z.string().nullable(),
  /** The last time of the day. */
  readAt: z.iso.datetime(),
  /** How often on that day. */
  times: z.int().min(1),
})
export type Reading = z.infer<typeof Reading>

/** Of the link that a student passes on; typed from paper in any spelling. */
const Token = z.string().trim().min(1).max(consentLimits.token)

/** What a guardian is shown before the answer. */
export const ConsentQuestion = z.object({
  student: z.string(),
  method: z.enum(consentMethods),
  /** The teacher who printed the paper. */
  issuer: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  textVersion: z.string(),
})
export type ConsentQuestion = z.infer<typeof ConsentQuestion>

export const ConsentPaper = z.object({
  userId: z.uuid(),
  student: z.string(),
  rollNo: z.string(),
  code: z.string(),
})
export type ConsentPaper = z.infer<typeof ConsentPaper>

const limit = { perMinute: 120, by: 'user' } as const
const guessed = { perMinute: 20, by: 'address' } as const

export const sharingContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/sharing',
    summary: 'What others may see of the student, and on whose word',
    access: 'practise',
    limit,
    data: true,
    response: Sharing,
  }),
  answerAge: endpoint({
    method: 'PUT',
    path: '/api/sharing/age',
    summary: 'Says in which month the student was born, once',
    access: 'practise',
    limit: { perMinute: 10, by: 'user' },
    data: true,
    body: z.object({
      year: z.int().min(birthLimits.firstYear).max(birthLimits.lastYear),
      month: z.int().min(1).max(birthLimits.months),
    }),
    response: Sharing,
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/api/sharing/link',
    summary: 'Makes a link for a guardian; the one made before stops working',
    access: 'practise',
    limit: { perMinute: 10, by: 'user', perDay: 50 },
    status: 201,
    data: true,
    response: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/sharing/consent',
    summary: "Takes the guardian's consent back; sharing ends at once and contact details are erased",
    access: 'practise',
    limit,
    status: 204,
    data: false,
    response: z.void(),
  }),
  readings: endpoint({
    method: 'GET',
    path: '/api/sharing/readings',
    summary: "Who opened the student's contact details, and when, newest first",
    access: 'practise',
    limit,
    data: true,
    response: z.array(Reading),
  }),
  papers: endpoint({
    method: 'POST',
    path: '/api/classes/{classId}/consent-papers',
    summary: 'New codes on paper for the guardians of the students of a class who wait for consent',
    access: 'manageClass',
    limit,
    data: true,
    params: z.object({ classId: z.uuid() }),
    response: z.array(ConsentPaper),
  }),
  question: endpoint({
    method: 'POST',
    path: '/api/consents/question',
    summary: 'What a link or code asks a guardian',
    access: 'visit',
    limit: guessed,
    data: true,
    body: z.object({ token: Token }),
    response: ConsentQuestion,
  }),
  give: endpoint({
    method: 'POST',
    path: '/api/consents/answer',
    summary: 'A guardian consents; the link or code is used up, and another one takes it back',
    access: 'visit',
    limit: guessed,
    status: 201,
    data: true,
    body: z.object({
      token: Token,
      guardian: shownName(consentLimits.guardian),
      relation: z.enum(guardianRelations),
      contact: text(consentLimits.contact),
      isGuardian: z.literal(true),
      /** The text that was shown; with another one by now nothing is stored. */
      textVersion: z.string().max(consentLimits.textVersion),
    }),
    response: z.object({ withdrawalToken: z.string() }),
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/consents/withdrawal',
    summary: 'A guardian takes the consent back',
    access: 'visit',
    limit: guessed,
    status: 204,
    data: false,
    body: z.object({ token: Token }),
    response: z.void(),
  }),
}
