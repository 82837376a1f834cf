export type Script = 'latin' | 'extended' | 'gujarati' | 'devanagari'

/** A text cut where its script changes: each script has a font of its own. Signs and joiners stay with what they follow. */
export function textRuns(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const script = scriptOf(letter) ?? last?.script ?? 'latin'
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}

function scriptOf(letter: string): Script | undefined {
  if (/\p{Script=Gujarati}/u.test(letter)) return 'gujarati'
  if (/\p{Script=Devanagari}/u.test(letter)) return 'devanagari'
  if (/[\u0100-\u024f\u1e00-\u1eff]/.test(letter)) return 'extended'
  return /[\p{M}\u200c\u200d]/u.test(letter) ? undefined : 'latin'
}
