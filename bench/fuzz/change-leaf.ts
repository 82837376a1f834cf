/** The paths of all values within a JSON value, the containers included. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))]
}

/** A copy with one value, the one that `n` names, replaced. */
export function changeLeaf(value: unknown, n: number, replacement: unknown): unknown {
  const paths = pathsOf(value)
  return replaceAt(value, paths[n % paths.length] ?? [], replacement)
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((inner, i) => (String(i) === key ? replaceAt(inner, rest, replacement) : inner))
  if (typeof value !== 'object' || value === null) return replacement
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === key ? replaceAt(inner, rest, replacement) : inner,
    ]),
  )
}
