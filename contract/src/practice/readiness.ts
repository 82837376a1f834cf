import { examKeys, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { templateKey } from '../mocks/papers.ts'

/** Marks of a paper: the mean, and the band in which 8 of 10 papers fall. */
const band = { mean: z.int(), low: z.int(), high: z.int() }

const Forecast = z.object({
  ...band,
  /** The first answers that it is based on. */
  answers: z.int(),
  subjects: z.array(z.object({ subject: z.enum(subjectKeys), highest: z.int(), ...band })),
  /** What a paper would bring more if a chapter were better known, those that would move it most. */
  gains: z.array(z.object({ chapter: z.string(), low: z.int(), high: z.int() })),
})

const Missing = z.object({
  /** Of the first answers that a forecast needs in all. */
  answers: z.int(),
  subjects: z.array(z.object({ subject: z.enum(subjectKeys), answers: z.int() })),
  /** The share of a paper in practised chapters, and how much of it is needed. */
  share: z.number(),
  neededShare: z.number(),
})

/** A paper taken after a forecast; marks may have quarters. */
const TakenPaper = z.object({ date: z.iso.date(), ...band, sittingId: z.uuid(), scored: z.number() })

export const OwnReadiness = z.object({
  template: z.string(),
  exam: z.enum(examKeys),
  highest: z.int(),
  /** The papers of which there may be a forecast. */
  templates: z.array(z.object({ template: z.string(), exam: z.enum(examKeys), title: z.string() })),
  /** The Indian day of the forecast. */
  date: z.iso.date(),
  /** Null while too little is known; then `missing` says what. */
  forecast: Forecast.nullable(),
  missing: Missing.nullable(),
  /** The newest first. */
  taken: z.array(TakenPaper),
})
export type OwnReadiness = z.infer<typeof OwnReadiness>

const errors = {
  /** By how much predicted shares differ from those that came, on average over the tenths. */
  calibrationError: z.number(),
  /** The mean squared difference between a prediction and what came. */
  brier: z.number(),
}

export const Calibration = z.object({
  /** The newest predictions, as far as they are shown, and how many are needed to say something. */
  answers: z.int(),
  needed: z.int(),
  whole: z.object(errors).nullable(),
  /** Papers taken after a forecast, and the share of them within the band; null where there are too few to say. */
  papers: z.int(),
  neededPapers: z.int(),
  coverage: z.number().nullable(),
  months: z.array(
    z.object({
      month: z.iso.date(),
      answers: z.int(),
      ...errors,
      papers: z.int(),
      coverage: z.number().nullable(),
    }),
  ),
})
export type Calibration = z.infer<typeof Calibration>

export const readinessContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/readiness',
    summary: 'What a paper would bring the caller today, with the error of saying so, or what is missing',
    access: 'practise',
    limit: { perMinute: 30, by: 'user' },
    data: true,
    query: z.object({ template: templateKey.optional() }),
    response: OwnReadiness,
  }),
  calibration: endpoint({
    method: 'GET',
    path: '/api/calibration',
    summary: 'How well probabilities and forecasts come true, from all students together',
    access: 'visit',
    limit: { perMinute: 300, by: 'address' },
    data: true,
    response: Calibration,
  }),
}
