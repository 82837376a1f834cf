import { z } from 'zod'
import { dashboardLimit } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import { ListQuery } from './lists/page.ts'
import { EventBatch, EventsAck } from './mocks/events.ts'
import { OfferedPaper, PapersQuery } from './mocks/papers.ts'
import { SaidSureness, SittingResult } from './mocks/results.ts'
import {
  BeginSitting,
  LostTimeAnswer,
  LostTimeSettled,
  ReadySitting,
  ResumeSitting,
  RunningSitting,
  SittingPage,
  StartSitting,
  SubmitSitting,
  SubmittedSitting,
} from './mocks/sittings.ts'

const params = z.object({ sittingId: z.uuid() })

/** Calls that a page makes by itself while a paper is written. */
const hallLimit = { perMinute: 120, by: 'user' } as const

export const mocksContract = {
  papers: endpoint({
    method: 'GET',
    path: '/api/papers',
    summary: 'The papers that are offered, and what the others lack',
    access: 'sitMocks',
    limit: dashboardLimit,
    data: true,
    query: PapersQuery,
    response: z.array(OfferedPaper),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/sittings',
    summary: 'Gets a paper ready; its clock begins with its beginning',
    access: 'sitMocks',
    limit: { perMinute: 20, perDay: 100, by: 'user' },
    data: true,
    body: StartSitting,
    response: ReadySitting,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/sittings',
    summary: "The caller's sittings, the newest first",
    access: 'sitMocks',
    limit: dashboardLimit,
    data: true,
    query: ListQuery,
    response: SittingPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/sittings/{sittingId}',
    summary: 'What the instructions of a sitting say, and where it stands',
    access: 'sit',
    limit: dashboardLimit,
    data: true,
    params,
    response: ReadySitting,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/sittings/{sittingId}/begin',
    summary: 'Begins the clock and gives the questions',
    access: 'sit',
    limit: dashboardLimit,
    data: true,
    params,
    body: BeginSitting,
    response: RunningSitting,
  }),
  sendEvents: endpoint({
    method: 'POST',
    path: '/api/sittings/{sittingId}/events',
    summary: 'What the candidate did since; sent again, it has no other effect',
    access: 'sit',
    limit: hallLimit,
    data: true,
    params,
    body: EventBatch,
    response: EventsAck,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/sittings/{sittingId}/resume',
    summary: 'Goes on in this page, and no longer in another',
    access: 'sit',
    limit: dashboardLimit,
    data: true,
    params,
    body: ResumeSitting,
    response: RunningSitting,
  }),
  settleLostTime: endpoint({
    method: 'POST',
    path: '/api/sittings/{sittingId}/lost-time',
    summary: 'Takes the time of a gap back, or leaves it',
    access: 'sit',
    limit: dashboardLimit,
    data: true,
    params,
    body: LostTimeAnswer,
    response: LostTimeSettled,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/sittings/{sittingId}/submit',
    summary: 'Hands the paper in',
    access: 'sit',
    limit: dashboardLimit,
    data: true,
    params,
    body: SubmitSitting,
    response: SubmittedSitting,
  }),
  result: endpoint({
    method: 'GET',
    path: '/api/sittings/{sittingId}/result',
    summary: 'The result of a sitting, from its release on',
    access: 'sit',
    limit: dashboardLimit,
    data: true,
    params,
    response: SittingResult,
  }),
  saySureness: endpoint({
    method: 'PUT',
    path: '/api/sittings/{sittingId}/sureness',
    summary: 'Says how sure the caller was of an answer, once the result is out: the ledger of guesses',
    access: 'sit',
    limit: hallLimit,
    data: true,
    params,
    body: SaidSureness,
    response: SaidSureness,
  }),
}
