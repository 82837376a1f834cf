import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { QuizResult, SubmitQuiz } from '@vikalp/contract/quiz'
import { ApiFailure } from '#platform/api/api-failure.ts'
import type { AttemptRecord } from './attempt.ts'
import { type DeliveryDeps, DeliveryQueue } from './delivery.ts'

const finishedAt = '2026-11-21T10:00:00.000Z'

const finished = (quizId: string): AttemptRecord => ({
  quizId,
  examName: 'NEET',
  subjectName: 'Physics',
  chapterName: 'optics',
  questionIds: ['opt-0001', 'opt-0002', 'opt-0003'],
  round: 0,
  answers: { 'opt-0001': { value: 1, at: 1 }, 'opt-0002': { value: null, at: 2 } },
  marked: {},
  visited: [],
  currentQuestionIndex: 0,
  seconds: { 'opt-0001': 12.34, 'opt-0002': 4 },
  startedAt: finishedAt,
  savedAt: 0,
  finishedAt,
})

const graded = (quizId: string): QuizResult => ({
  attemptId: quizId,
  quizId,
  total: 3,
  correct: 1,
  incorrect: 0,
  notAttempted: 2,
  avgTime: 4,
  finishedAt,
  questions: [],
})

type World = {
  now: number
  owner: string | undefined
  timers: { ms: number; run: () => void }[]
  whileSending: () => void
}

/** A device, a server with scripted answers, and a clock that moves while the queue sleeps. */
function bench(answers: (QuizResult | ApiFailure)[], quizIds = ['one']) {
  const records = new Map(quizIds.map((id) => [id, finished(id)]))
  const sent: { at: number; submission: SubmitQuiz }[] = []
  const world: World = { now: 100_000, owner: 'asha', timers: [], whileSending: () => undefined }
  const deps: DeliveryDeps = {
    attempts: {
      findRecord: (quizId) => records.get(quizId),
      listWaiting: () => [...records.values()].filter((record) => !record.result),
      settle: (quizId, outcome) => {
        records.set(quizId, { ...finished(quizId), ...outcome })
      },
    },
    send: async (submission) => {
      sent.push({ at: world.now, submission })
      world.whileSending()
      const answer = answers.shift() ?? new ApiFailure('offline')
      if (answer instanceof ApiFailure) throw answer
      return answer
    },
    owner: () => world.owner,
    now: () => world.now,
    random: () => 0,
    sleep: async (ms) => {
      world.now += Math.max(0, ms)
    },
    later: (ms, run) => {
      const timer = { ms, run }
      world.timers.push(timer)
      return () => world.timers.splice(world.timers.indexOf(timer), 1)
    },
    runExclusively: (_, work) => work(),
  }
  return { queue: new DeliveryQueue(deps), deps, records, sent, world }
}

test('sends the answers with letters, seconds and finishing time, and stores the result', async () => {
  const { queue, records, sent } = bench([graded('one')])
  const delivery = await queue.deliverNow('one')

  assert.deepEqual(sent[0]?.submission, {
    quizId: 'one',
    answers: [{ questionId: 'opt-0001', selectedOption: 'B', seconds: 12.3 }],
    skipped: [
      { questionId: 'opt-0002', seconds: 4 },
      { questionId: 'opt-0003', seconds: 0 },
    ],
    finishedAt,
  })
  assert.deepEqual(delivery, { state: 'delivered', result: graded('one') })
  assert.deepEqual(records.get('one')?.result, graded('one'))
})

test('without a network the attempt waits, and the next try is scheduled', async () => {
  const { queue, world } = bench([new ApiFailure('offline')])
  assert.deepEqual(await queue.deliverNow('one'), { state: 'waiting' })
  await settled()
  assert.deepEqual(
    world.timers.map((timer) => timer.ms),
    [500],
  )
})

test('waits longer after each failure and finally delivers by itself', async () => {
  const { queue, world, sent } = bench([new ApiFailure('offline'), new ApiFailure('timeout'), graded('one')])
  queue.wake()
  await settled()
  const first = fire(world)
  await settled()
  const second = fire(world)
  await settled()

  assert.ok(second > first)
  assert.equal(sent.length, 3)
  assert.equal(queue.delivery('one').state, 'delivered')
  assert.deepEqual(world.timers, [])
})

test('does not retry before the time the server asked for, not even by hand', async () => {
  const { queue, world, sent } = bench([
    new ApiFailure('rate_limited', { status: 429, retryAfterSeconds: 30 }),
  ])
  await queue.deliverNow('one')
  await queue.deliverNow('one')
  queue.forgetFailures()
  await queue.deliverNow('one')

  assert.equal(sent.length, 1)
  assert.ok((world.timers[0]?.ms ?? 0) >= 30_000)
})

test('tries are at least a second apart', async () => {
  const { queue, sent } = bench([new ApiFailure('offline'), graded('one')])
  await Promise.all([queue.deliverNow('one'), queue.deliverNow('one')])
  assert.deepEqual(
    sent.map(({ at }) => at),
    [100_000, 101_000],
  )
})

test('nobody else sends the attempt while this tab does, and the answer is there when it is told', async () => {
  const { queue, deps } = bench([graded('one')])
  const names: string[] = []
  const { promise: turn, resolve: begin } = Promise.withResolvers<void>()
  deps.runExclusively = async (name, work) => {
    names.push(name)
    await turn
    await work()
  }
  const delivered = queue.deliverNow('one')
  await settled()
  assert.equal(queue.delivery('one').state, 'delivering')
  begin()
  assert.equal((await delivered).state, 'delivered')
  assert.deepEqual(names, ['vikalp-delivery-one'])
})

test('who listens is told of each change until they stop', async () => {
  const { queue } = bench([graded('one')])
  const seen: string[] = []
  const stop = queue.subscribe(() => seen.push(queue.delivery('one').state))
  await queue.deliverNow('one')
  assert.deepEqual(seen, ['delivering', 'delivered'])
  stop()
  queue.changed()
  assert.equal(seen.length, 2)
})

test('a refused attempt has a reason, is not retried by itself, and can be retried by hand', async () => {
  const { queue, world, sent } = bench([new ApiFailure('not_found', { status: 404 }), graded('one')])
  assert.deepEqual(await queue.deliverNow('one'), { state: 'refused', refused: 'not_found' })
  await settled()
  queue.wake()
  await settled()
  assert.equal(sent.length, 1)
  assert.deepEqual(world.timers, [])

  assert.equal((await queue.deliverNow('one')).state, 'delivered')
})

test('of two waiting attempts the one that is due first is tried at its time', async () => {
  const busy = (retryAfterSeconds: number) =>
    new ApiFailure('rate_limited', { status: 429, retryAfterSeconds })
  const { queue, world, sent } = bench([busy(30), busy(10), graded('two')], ['one', 'two'])
  queue.wake()
  await settled()
  assert.equal(fire(world), 10_000)
  await settled()
  assert.deepEqual(
    sent.map(({ submission }) => submission.quizId),
    ['one', 'two', 'two'],
  )
})

test('what was refused and fails in another way waits for the next try', async () => {
  const { queue } = bench([new ApiFailure('not_found', { status: 404 })])
  await queue.deliverNow('one')
  assert.deepEqual(await queue.deliverNow('one'), { state: 'waiting' })
})

test('who wakes the queue while it tries does not make it try again', async () => {
  const { queue, world, sent } = bench([])
  for (const tries of [1, 2]) {
    if (tries === 1) queue.wake()
    else fire(world)
    queue.wake()
    await settled()
    assert.equal(sent.length, tries)
  }
})

test('a refused attempt does not hold up the next one', async () => {
  const { queue, sent } = bench([new ApiFailure('not_found'), graded('two')], ['one', 'two'])
  queue.wake()
  await settled()
  assert.deepEqual(
    sent.map(({ submission }) => submission.quizId),
    ['one', 'two'],
  )
  assert.equal(queue.delivery('two').state, 'delivered')
})

test('without a token it waits for the sign-in, and goes on waiting after a 401', async () => {
  const { queue, world, sent } = bench([new ApiFailure('unauthenticated', { status: 401 }), graded('one')])
  await queue.deliverNow('one')
  world.owner = undefined
  await queue.deliverNow('one')
  assert.equal(sent.length, 1)
  assert.equal(queue.delivery('one').state, 'waiting')

  world.owner = 'asha'
  queue.forgetFailures()
  queue.wake()
  await settled()
  assert.equal(queue.delivery('one').state, 'delivered')
})

test('a result is not stored when another user signed in before it arrived', async () => {
  const { queue, world, records, sent } = bench([graded('one')])
  world.whileSending = () => {
    world.owner = 'ravi'
  }
  await queue.deliverNow('one')
  assert.equal(sent.length, 1)
  assert.equal(records.get('one')?.result, undefined)
})

test('an attempt that was never finished is unknown', () => {
  assert.deepEqual(bench([]).queue.delivery('other'), { state: 'unknown' })
})

test('the state is the same object until something changes', async () => {
  const { queue } = bench([graded('one')])
  assert.equal(queue.delivery('one'), queue.delivery('one'))
  const before = queue.delivery('one')
  await queue.deliverNow('one')
  assert.notEqual(queue.delivery('one'), before)
})

/** Lets all pending promises settle. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

function fire(world: World): number {
  const [timer] = world.timers
  assert.ok(timer, 'no try is planned')
  world.now += timer.ms
  timer.run()
  return timer.ms
}
