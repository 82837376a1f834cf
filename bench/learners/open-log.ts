import { abilityFor } from '../../domain/src/learner/abilities.ts'
import { topicNode } from '../../domain/src/learner/nodes.ts'
import type { PaperItem } from '../../domain/src/papers/paper-bank.ts'
import { shuffle } from '../../domain/src/random.ts'
import { ReplayedLearners } from '../../scripts/replay/replayed-learners.ts'
import type { Forecasted } from './statistics.ts'
import { abilityOf, makeWorld, mulberry32, type TrueItem, trueProbability } from './world.ts'

const usual = { students: 400, answersEach: 200 }
const block = 10
const on = '2026-11-23'

export type OpenLog = ReturnType<typeof simulateOpenLog>

/** An answer with who gave it to what, and its number among those of its student, from 0. */
export type Logged = Forecasted & { student: number; item: PaperItem; nth: number }

/** Students meet random chapters in blocks of ten unseen questions, whatever the estimates say. */
export function simulateOpenLog(
  items: readonly PaperItem[],
  seed: number,
  { students, answersEach } = usual,
) {
  const random = mulberry32(seed)
  const world = makeWorld(items, students, random)
  const learners = new ReplayedLearners(items)
  const ofChapter = Map.groupBy(world.items, ({ item }) => item.chapter)
  const answers: Logged[] = []
  const queues = world.students.map((): TrueItem[] => [])
  const unseen = world.students.map(() => new Map([...ofChapter].map(([key, all]) => [key, all])))
  for (let nth = 0; nth < answersEach; nth++)
    for (const [who, truly] of world.students.entries()) {
      const queue = queues[who] ?? []
      while (queue.length === 0) {
        const chapter = world.chapters[Math.floor(random() * world.chapters.length)] ?? ''
        const left = shuffle(unseen[who]?.get(chapter) ?? [], random)
        queue.push(...left.splice(0, block))
        unseen[who]?.set(chapter, left)
      }
      const asked = queue.shift()
      if (!asked) break
      const truth = trueProbability(truly, asked)
      const right = random() < truth
      const p = learners.answer({ student: `${who}`, item: asked.item.id, right, hinted: false, on })
      answers.push({ p, truth, right, nth, student: who, item: asked.item })
    }
  return {
    world,
    learners,
    on,
    answers,
    levels: world.items.map(({ item, difficulty }) => [learners.levelOf(item).mean, difficulty] as const),
    errors: errorsOf(world, learners),
  }
}

/** By topic and student, how far the estimate lies from the truth, in its own standard deviations. */
function errorsOf(world: ReturnType<typeof makeWorld>, learners: ReplayedLearners): number[] {
  const topics = [...new Map(world.items.map(({ item }) => [topicNode(item), item])).values()]
  return world.students.flatMap((truly, who) =>
    topics.map((item) => {
      const { mean, variance } = abilityFor(learners.of(`${who}`).nodes, item, on)
      return (mean - abilityOf(truly, item)) / Math.sqrt(variance)
    }),
  )
}
