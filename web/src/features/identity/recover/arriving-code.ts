/** The secret of a link in a mail, taken out of the address bar, where it would stay in the history of the browser. */
export function takeSecret(): string | undefined {
  const secret = decodeURIComponent(location.hash.slice(1))
  if (secret === '') return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return secret
}
