import type { Register } from '@vikalp/contract/classes'

/** The ids of the absent students; everybody else is present. */
export type Absent = ReadonlySet<string>

export const absentIn = ({ students }: Register): Absent =>
  new Set(students.filter(({ present }) => !present).map(({ userId }) => userId))

export function toggleAbsent(absent: Absent, userId: string): Absent {
  const toggled = new Set(absent)
  if (!toggled.delete(userId)) toggled.add(userId)
  return toggled
}

/** Drops the marks of students who have left the class since. */
export const onlyOf = ({ students }: Register, absent: Absent): Absent =>
  new Set(students.map(({ userId }) => userId).filter((userId) => absent.has(userId)))

export const isSame = (one: Absent, other: Absent): boolean =>
  one.size === other.size && [...one].every((userId) => other.has(userId))
