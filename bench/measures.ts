import { measureAttempts } from './attempts.bench.ts'
import { measureGrowth } from './growth.bench.ts'
import { measureJavascriptSize } from './javascript-size.bench.ts'
import { measureLargestPaint } from './largest-paint.bench.ts'
import type { Measurement } from './measurement.ts'
import { measureQuestionBank } from './question-bank.bench.ts'
import { measureSecondStart } from './second-start.bench.ts'
import { measureSubmitRoundTrips } from './submit-round-trips.bench.ts'
import { measureSubmitThroughput } from './submit-throughput.bench.ts'
import { measureWorkers } from './workers.bench.ts'

export type Measure = { name: string; gives: string; run: () => Promise<Measurement[]> }

/** One row each; `npm run bench` does them in this order. */
export const measures: readonly Measure[] = [
  { name: 'javascript-size', gives: 'what a first visit to a screen loads', run: measureJavascriptSize },
  { name: 'question-bank', gives: 'what the bank costs a start', run: measureQuestionBank },
  { name: 'submit-round-trips', gives: 'the statements of a submit', run: measureSubmitRoundTrips },
  { name: 'second-start', gives: 'how long a start takes', run: measureSecondStart },
  { name: 'submit-throughput', gives: 'starts and submits a second', run: measureSubmitThroughput },
  { name: 'attempts', gives: 'whole attempts a second, and what one costs', run: measureAttempts },
  { name: 'workers', gives: 'whole attempts with two workers beside one', run: measureWorkers },
  { name: 'largest-paint', gives: 'the largest paint of first visits', run: measureLargestPaint },
  { name: 'growth', gives: 'dashboards at a hundred times the attempts', run: measureGrowth },
]
