import type { Ability } from '../../domain/src/learner/abilities.ts'
import { type Estimate, startOfItem } from '../../domain/src/learner/estimate.ts'
import { learn, levelAfter } from '../../domain/src/learner/learn.ts'
import type { Node } from '../../domain/src/learner/nodes.ts'
import type { PaperItem } from '../../domain/src/papers/paper-bank.ts'
import type { Day } from '../../domain/src/progress/periods.ts'

export type ReplayedAnswer = { student: string; item: string; right: boolean; hinted: boolean; on: Day }

type Replayed = { nodes: Map<Node, Ability>; met: Set<string> }

/** Students and items as the server estimates them, with the level of an item moved after every answer. */
export class ReplayedLearners {
  readonly students = new Map<string, Replayed>()
  readonly levels = new Map<string, Estimate>()
  readonly #items: ReadonlyMap<string, PaperItem>

  constructor(items: readonly PaperItem[]) {
    this.#items = new Map(items.map((item) => [item.id, item]))
  }

  /** The probability of a right answer before it was known. */
  answer({ student, item: id, right, hinted, on }: ReplayedAnswer): number {
    const item = this.#items.get(id)
    if (!item) throw new Error(`The bank has no question ${id}`)
    const { nodes, met } = this.of(student)
    const level = this.levelOf(item)
    const served = { ...item, type: item.key === null ? 'numeric' : 'mcq', difficulty: level } as const
    const outcome = right ? 'right' : 'wrong'
    const learned = learn(nodes, [{ item: served, outcome, hinted, isFirst: !met.has(id), on }])
    met.add(id)
    for (const [node, ability] of learned.changed) nodes.set(node, ability)
    for (const meeting of learned.meetings) this.levels.set(id, levelAfter(level, meeting))
    return learned.predicted[0] ?? Number.NaN
  }

  of(student: string): Replayed {
    const known = this.students.get(student) ?? { nodes: new Map(), met: new Set() }
    this.students.set(student, known)
    return known
  }

  levelOf(item: PaperItem): Estimate {
    return this.levels.get(item.id) ?? startOfItem(item.difficulty)
  }
}
