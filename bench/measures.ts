import { measureAnswerSize } from './answer-size.bench.ts'
import { measureAttempts } from './attempts.bench.ts'
import { measureGrowth } from './growth.bench.ts'
import { measureLearners } from './learners/learners.bench.ts'
import type { Measurement } from './measurement.ts'
import { measurePgbench } from './pgbench.bench.ts'
import { measureQuestionBank } from './question-bank.bench.ts'
import { measureSecondStart } from './second-start.bench.ts'
import { measureSittings } from './sittings.bench.ts'
import { measureSubmitRoundTrips } from './submit-round-trips.bench.ts'
import { measureSubmitThroughput } from './submit-throughput.bench.ts'
import { measureFirstVisit } from './web/first-visit.bench.ts'
import { measureHallSave } from './web/hall-save.bench.ts'
import { measureJavascriptSize } from './web/javascript-size.bench.ts'
import { measureLighthouse } from './web/lighthouse.bench.ts'
import { measureNextQuestion } from './web/next-question.bench.ts'
import { measureRepeatVisit } from './web/repeat-visit.bench.ts'
import { measureWorkers } from './workers.bench.ts'

export type Choices = {
  /** Of the first visits only those to these paths. */
  screen?: readonly string[]
  /** With ten million attempts, too. */
  huge?: boolean
}

export type Measure = { name: string; gives: string; run: (choices: Choices) => Promise<Measurement[]> }

/** One row each; `npm run bench` does them in this order. */
export const measures: readonly Measure[] = [
  { name: 'javascript-size', gives: 'what a first visit to a screen loads', run: measureJavascriptSize },
  { name: 'question-bank', gives: 'what the bank costs a start', run: measureQuestionBank },
  {
    name: 'learners',
    gives: 'how good the rules of practice are on simulated students',
    run: measureLearners,
  },
  { name: 'second-start', gives: 'how long a start takes', run: measureSecondStart },
  { name: 'submit-round-trips', gives: 'the statements of a submit', run: measureSubmitRoundTrips },
  { name: 'answer-size', gives: 'the answer to a start as it is sent', run: measureAnswerSize },
  { name: 'submit-throughput', gives: 'starts and submits a second', run: measureSubmitThroughput },
  { name: 'attempts', gives: 'whole attempts a second, and what one costs', run: measureAttempts },
  { name: 'workers', gives: 'whole attempts with two workers beside one', run: measureWorkers },
  { name: 'pgbench', gives: 'submits beside pgbench with the same statements', run: measurePgbench },
  {
    name: 'first-visit',
    gives: 'largest paints, requests and long tasks; --screen PATH for some',
    run: measureFirstVisit,
  },
  {
    name: 'repeat-visit',
    gives: 'the largest paint of /quiz from the service worker',
    run: measureRepeatVisit,
  },
  { name: 'next-question', gives: 'from Next to the painted question', run: measureNextQuestion },
  { name: 'hall-save', gives: 'from Save & Next to the painted question', run: measureHallSave },
  {
    name: 'lighthouse',
    gives: 'performance scores, where Lighthouse is installed',
    run: measureLighthouse,
  },
  {
    name: 'sittings',
    gives: '1,000 candidates in papers of 180 questions at once; --huge for 5,000',
    run: measureSittings,
  },
  {
    name: 'growth',
    gives: 'calls at a hundred times the attempts; --huge for a thousand times',
    run: measureGrowth,
  },
]
