/** Why a device signed nothing: the person closed its dialog or waited too long, or it has a passkey of the account. */
export function deviceRefusal(error: unknown): 'givenUp' | 'already' | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'already'
  return ['NotAllowedError', 'AbortError'].includes(name) ? 'givenUp' : undefined
}
