import type { Role } from '../vocabulary.ts'
import { type KnownPerson, nameKey, type RosterFault, type RosterPerson } from './roster-person.ts'

type Matches = { known: Map<RosterPerson, KnownPerson>; faults: RosterFault[] }

/**
 * Who of the file is already known. The admission number decides where both have one. Without it a person is known by
 * name and class, of several by the roll number as well; who is found in another class has moved, which is believed only
 * of a file that holds everybody. Where two could be meant, nobody is guessed.
 */
export function matchPeople(
  people: readonly RosterPerson[],
  known: readonly KnownPerson[],
  { role, isWhole }: { role: Role; isWhole: boolean },
): Matches {
  const matches: Matches = { known: new Map(), faults: [] }
  const free = new Set(known)
  const claim = (person: RosterPerson, found: KnownPerson): void => {
    matches.known.set(person, found)
    free.delete(found)
  }
  const byNumber = new Map(known.flatMap((one) => (one.admissionNo ? [[nameKey(one.admissionNo), one]] : [])))
  for (const person of people) {
    const found = person.admissionNo === null ? undefined : byNumber.get(nameKey(person.admissionNo))
    if (found && free.has(found)) claim(person, found)
  }
  // Who left long ago comes back under the same number, or is somebody else. Who left by choice gets no second account.
  const byName = Map.groupBy(
    known.filter(({ hasLeft, keepsAway }) => !hasLeft || keepsAway),
    ({ name }) => nameKey(name),
  )
  const isSameClass = role === 'teacher' ? () => true : isInSameClass
  const namesakes = Map.groupBy(people, ({ name }) => nameKey(name))
  for (const [key, sameName] of namesakes) {
    const candidates = byName.get(key) ?? []
    if (candidates.length === 0) continue
    const open = () => sameName.filter((person) => !matches.known.has(person))
    for (const isSame of [hasSameRoll, isSameClass])
      for (const person of open()) {
        const likely = candidates.filter(
          (one) => free.has(one) && couldBe(person, one) && isSame(person, one),
        )
        const rivals = open().filter((other) =>
          likely.some((one) => couldBe(other, one) && isSame(other, one)),
        )
        if (likely.length === 1 && rivals.length === 1 && likely[0]) claim(person, likely[0])
      }
    for (const person of open()) {
      const likely = candidates.filter((one) => free.has(one) && couldBe(person, one))
      const isNew = likely.length === 0 || person.admissionNo !== null
      if (isNew && !likely.some((one) => isSameClass(person, one))) continue
      if (isWhole && likely.length === 1 && open().length === 1 && likely[0]) claim(person, likely[0])
      else matches.faults.push({ line: person.line, column: 'admissionNo', kind: 'unclear', otherLine: null })
    }
  }
  return matches
}

/** Two admission numbers are two people. */
const couldBe = (person: RosterPerson, known: KnownPerson): boolean =>
  person.admissionNo === null || known.admissionNo === null

const classKey = ({ classes }: Pick<RosterPerson, 'classes'>): string => nameKey(classes[0] ?? '')

const isInSameClass = (person: RosterPerson, known: KnownPerson): boolean =>
  classKey(person) === classKey(known)

const hasSameRoll = (person: RosterPerson, known: KnownPerson): boolean =>
  isInSameClass(person, known) && person.rollNo !== null && person.rollNo === known.rollNo
