import { nextRollNo, rollKey } from '../classes/roll-number.ts'
import { type Grade, grades } from '../vocabulary.ts'
import { nameKey } from './roster-person.ts'

export type Pupil = { userId: string; class: string; rollNo: string | null; grade: Grade | null }
/** `to` is null for those who leave the institute. */
export type ClassMove = { from: string; to: string | null }

/** Everybody of the moved classes: who leaves, and who is where under which number. Nobody's number is taken by another. */
export function moveUp(
  pupils: readonly Pupil[],
  moves: readonly ClassMove[],
): { moved: (Pupil & { class: string })[]; left: string[] } {
  const target = new Map(moves.map(({ from, to }) => [nameKey(from), to]))
  const [eleven, twelve] = grades
  const taken = new Map<string, Set<string>>()
  const left: string[] = []
  const moved: Pupil[] = []
  for (const pupil of pupils) {
    const to = target.get(nameKey(pupil.class))
    if (to === undefined) hold(taken, pupil.class, pupil.rollNo)
    else if (to === null) left.push(pupil.userId)
    else
      moved.push({
        ...pupil,
        class: to,
        grade: pupil.grade === eleven && to !== pupil.class ? twelve : pupil.grade,
      })
  }
  for (const pupil of moved.filter(({ class: of, rollNo }) => !hold(taken, of, rollNo))) {
    pupil.rollNo = nextRollNo([...(taken.get(nameKey(pupil.class)) ?? [])])
    hold(taken, pupil.class, pupil.rollNo)
  }
  return { moved, left }
}

/** False when the number is held already, or there is none. */
function hold(taken: Map<string, Set<string>>, className: string, rollNo: string | null): boolean {
  const key = nameKey(className)
  const numbers = taken.get(key) ?? new Set()
  taken.set(key, numbers)
  if (rollNo === null || numbers.has(rollKey(rollNo))) return false
  numbers.add(rollKey(rollNo))
  return true
}
