import type { Today, TodayBlock } from '@vikalp/contract/practice/plan'
import type { quizContract } from '@vikalp/contract/quiz'
import { askedQuestions } from '#attempts/asked-question.ts'
import { attemptStore } from '#attempts/attempt-store.ts'
import { keyOfBlock } from '#attempts/block-key.ts'
import { dropOthers, findPrepared, keepPrepared } from '#attempts/prepared-quiz.ts'
import { call } from '#platform/api/api-client.ts'

const start = call<typeof quizContract.start>('POST', '/api/quiz/start')

/** So many of the next blocks are on the phone, for when it has no network. */
const inHand = 2

const openOf = (today: string) => attemptStore.listOpen().find((open) => open.today === today)

/** How many questions of a block can be answered without a network. */
export function questionsInHand(day: Today['day'], block: TodayBlock): number {
  if (block.done >= block.count) return 0
  const today = keyOfBlock({ day, id: block.id })
  return openOf(today)?.questionIds.length ?? findPrepared(today, new Date())?.questions.length ?? 0
}

let line: Promise<unknown> = Promise.resolve()

/** Fetches the next blocks, one visit after the other; one that fails is fetched by the next. */
export function fetchAhead(today: Today): void {
  line = line.then(() => fetchNext(today)).catch(() => undefined)
}

async function fetchNext({ day, blocks }: Today): Promise<void> {
  const next = blocks.filter(({ subject, done, count }) => subject !== null && done < count).slice(0, inHand)
  dropOthers(next.map((block) => keyOfBlock({ day, id: block.id })))
  for (const block of next) {
    const today = keyOfBlock({ day, id: block.id })
    // What was answered elsewhere since is not asked again.
    const isHere = findPrepared(today, new Date())?.questions.length === block.count - block.done
    if (block.subject === null || isHere || openOf(today)) continue
    const quizId = crypto.randomUUID()
    const { exam, subject, id } = block
    const started = await start({
      body: { exam, subject, chapters: ['Today'], quizId, quick: true, block: { day, id }, ahead: true },
    })
    const questions = askedQuestions(started)
    if (questions.length > 0) keepPrepared(today, { quizId, questions })
    for (const { image } of questions) if (image) new Image().src = image.src
  }
}
