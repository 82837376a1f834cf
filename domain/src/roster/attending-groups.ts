/** Pupils who attend the same classes. */
type Group = { classIds: readonly string[] }

/** Looks up which groups attend any of some classes, each group once. */
export function attendingGroups<G extends Group>(groups: readonly G[]): (classIds: readonly string[]) => G[] {
  const ofClass = new Map<string, G[]>()
  for (const group of groups)
    for (const classId of group.classIds) {
      const known = ofClass.get(classId)
      if (known) known.push(group)
      else ofClass.set(classId, [group])
    }
  return (classIds) => [...new Set(classIds.flatMap((classId) => ofClass.get(classId) ?? []))]
}

/** The sum of one of their figures. */
export const sumOf = <Name extends string>(groups: readonly Record<Name, number>[], name: Name): number =>
  groups.reduce((sum, group) => sum + group[name], 0)
