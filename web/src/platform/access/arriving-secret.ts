/**
 * The secret behind the # of a link, taken out of the address bar, where it would stay in the history of the browser: no
 * server and no log sees it there. Undefined without one, or when the link is mangled.
 */
export function takeSecret(): string | undefined {
  const { hash, pathname, search } = location
  if (hash === '') return undefined
  history.replaceState(history.state, '', pathname + search)
  return secretIn(hash)
}

export function secretIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined
  } catch {
    return undefined // a percent sign that a mail program has left over
  }
}
