/** What a drawing shows, from left to right; a new line begins a new row. */
export type DrawnItem = { caption?: string | undefined } & (
  | { kind: 'structure'; smiles: string }
  | { kind: 'model'; model: ModelName; parts: string[][] }
  | { kind: 'arrow'; above: string; below: string; both: boolean }
  | { kind: 'text'; text: string }
)

export const modelNames = ['fischer', 'newman', 'octahedral', 'square', 'tetrahedral'] as const
export type ModelName = (typeof modelNames)[number]

const signs: readonly [pattern: RegExp, read: (match: RegExpExecArray) => DrawnItem][] = [
  [
    /-\[([^\]|]*)(?:\|([^\]]*))?\]->/y,
    ([, above = '', below = '']) => ({
      kind: 'arrow',
      above: lines(above),
      below: lines(below),
      both: false,
    }),
  ],
  [/->(?=\s|$)/y, () => ({ kind: 'arrow', above: '', below: '', both: false })],
  [/<=>(?=\s|$)/y, () => ({ kind: 'arrow', above: '', below: '', both: true })],
  [/\+(?=\s|$)/y, () => ({ kind: 'text', text: '+' })],
  [/"([^"]+)"/y, ([, text = '']) => ({ kind: 'text', text })],
  [
    new RegExp(`(${modelNames.join('|')})<([^>]*)>`, 'y'),
    ([, name, parts = '']) => ({
      kind: 'model',
      model: modelNames.find((model) => model === name) ?? 'fischer',
      parts: parts.split(';').map((part) => part.split(',').map((text) => text.trim())),
    }),
  ],
  [/\S+/y, ([smiles]) => ({ kind: 'structure', smiles })],
]

/** Over and under an arrow `//` begins a new line. */
const lines = (text: string) => text.trim().replace(/\s*\/\/\s*/g, '\n')

const caption = /:(?:"([^"]+)"|([A-Z]))(?=\s|$)/y

/**
 * Reads a drawing: SMILES, `+`, `"text"`, `->`, `-[reagents|conditions]->`, `<=>`, models such as
 * `square<Pt; NH_3, Cl, NH_3, Cl>`, and `:P` or `:"text"` for a name below what stands before it.
 */
export function readDrawing(source: string): DrawnItem[][] {
  return source
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map(readRow)
}

function readRow(row: string): DrawnItem[] {
  const items: DrawnItem[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(row)
  }
  while (at < row.length) {
    const space = take(/\s+/y)
    const name = space ? null : take(caption)
    const last = items.at(-1)
    if (space) at += space[0].length
    else if (name && last) {
      last.caption = name[1] ?? name[2]
      at += name[0].length
    } else at += readItem(take, items)
  }
  return items
}

function readItem(take: (pattern: RegExp) => RegExpExecArray | null, items: DrawnItem[]): number {
  for (const [pattern, read] of signs) {
    const match = take(pattern)
    if (!match) continue
    items.push(read(match))
    return match[0].length
  }
  throw new Error('the drawing cannot be read')
}
