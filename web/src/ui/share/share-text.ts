export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

type Device = Pick<Navigator, 'share' | 'clipboard'>

export const canShare = (device: Partial<Device>): boolean => typeof device.share === 'function'

/** The device's own sheet where there is one, else the clipboard. A result carries no name (rule 58). */
export async function shareText(text: string, device: Device): Promise<ShareOutcome> {
  if (canShare(device)) {
    const outcome = await device.share({ text }).then(
      () => 'shared' as const,
      (error: unknown) =>
        error instanceof Error && error.name === 'AbortError' ? ('cancelled' as const) : undefined,
    )
    if (outcome) return outcome
  }
  return copyText(text, device)
}

export async function copyText(
  text: string,
  device: Pick<Navigator, 'clipboard'>,
): Promise<'copied' | 'failed'> {
  try {
    await device.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
