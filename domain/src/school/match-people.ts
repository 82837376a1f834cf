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
  const classOf = role === 'teacher' ? () => '' : classKey
  const namesakes = Map.groupBy(people, ({ name }) => nameKey(name))
  for (const [key, sameName] of namesakes) {
    const candidates = byName.get(key) ?? []
    if (candidates.length === 0) continue
    const open = () => sameName.filter((person) => !matches.known.has(person))
    const unclaimed = () => candidates.filter((one) => free.has(one))
    for (const keyOf of [rollKeyOf, classOf]) claimPairs(open(), unclaimed(), { keyOf, claim })
    matches.faults.push(...settleRest(open(), unclaimed(), { classOf, isWhole, claim }))
  }
  return matches
}

type Somebody = RosterPerson | KnownPerson
type KeyOf = (one: Somebody) => string | null

type Claim = (person: RosterPerson, found: KnownPerson) => void

/** Two of one key who could only be each other are one person. */
function claimPairs(
  people: readonly RosterPerson[],
  known: readonly KnownPerson[],
  { keyOf, claim }: { keyOf: KeyOf; claim: Claim },
): void {
  const candidates = byKey(known, keyOf)
  const rivals = byKey(people, keyOf)
  for (const person of people) {
    const key = keyOf(person)
    const [likely, others] = [candidates.get(key), rivals.get(key)]
    const [found, another] = likely?.matching(person) ?? []
    if (!found || another || others?.matching(found).size !== 1) continue
    claim(person, found)
    likely?.delete(found)
    others.delete(person)
  }
}

/** Who is left of one name is new, has moved, or is not guessed at. */
function settleRest(
  people: readonly RosterPerson[],
  known: readonly KnownPerson[],
  { classOf, isWhole, claim }: { classOf: (one: Somebody) => string; isWhole: boolean; claim: Claim },
): RosterFault[] {
  const rest = new ByNumber(known)
  const inClass = byKey(known, classOf)
  const faults: RosterFault[] = []
  for (const person of people) {
    const likely = rest.matching(person)
    const isNew = likely.size === 0 || person.admissionNo !== null
    if (isNew && !inClass.get(classOf(person))?.matching(person).size) continue
    const [only] = likely
    if (isWhole && likely.size === 1 && people.length === 1 && only) claim(person, only)
    else faults.push({ line: person.line, column: 'admissionNo', kind: 'unclear', otherLine: null })
  }
  return faults
}

/** Two admission numbers are two people; without one somebody could be anybody. Found at once, also among thousands. */
class ByNumber<T extends Somebody> {
  readonly #all: Set<T>
  readonly #unnumbered: Set<T>

  constructor(people: readonly T[]) {
    this.#all = new Set(people)
    this.#unnumbered = new Set(people.filter(({ admissionNo }) => admissionNo === null))
  }

  matching({ admissionNo }: Somebody): ReadonlySet<T> {
    return admissionNo === null ? this.#all : this.#unnumbered
  }

  delete(one: T): void {
    this.#all.delete(one)
    this.#unnumbered.delete(one)
  }
}

/** Without a key somebody is in no group. */
function byKey<T extends Somebody>(people: readonly T[], keyOf: KeyOf): Map<string | null, ByNumber<T>> {
  const groups = Map.groupBy(people, keyOf)
  groups.delete(null)
  return new Map([...groups].map(([key, members]) => [key, new ByNumber(members)]))
}

const classKey = ({ classes }: Somebody): string => nameKey(classes[0] ?? '')

const rollKeyOf: KeyOf = (one) => (one.rollNo === null ? null : `${classKey(one)}\t${one.rollNo}`)
