export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** The device's own sheet where there is one, else the clipboard. The text carries no name (ux.md 3.7). */
export async function shareResult(
  text: string,
  device: Pick<Navigator, 'share' | 'clipboard'>,
): Promise<ShareOutcome> {
  if (typeof device.share === 'function') {
    const outcome = await device.share({ text }).then(
      () => 'shared' as const,
      (error: unknown) => (Object(error).name === 'AbortError' ? ('cancelled' as const) : undefined),
    )
    if (outcome) return outcome
  }
  try {
    await device.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
