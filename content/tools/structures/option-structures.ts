import { letters } from '@vikalp/domain/vocabulary'
import { messageOf } from '../load-functions.ts'
import type { Question } from '../question-file.ts'
import { plainText } from '../text/words.ts'
import { canonicalDrawing } from './canonical-drawing.ts'
import { drawnOption, widestOption } from './draw.ts'

/** A name such as Phenol tells a blind reader the whole structure. */
const fewestLetters = 6
const largest = 12_000

/** Each option can be drawn on a phone, says in words what it shows, and shows what no other one does. */
export function* structures({ options, structures }: Question): Iterable<string> {
  if (!structures) return
  const seen = new Map<string, string>()
  for (const letter of letters) {
    const { length } = plainText(options[letter])
    if (length < fewestLetters)
      yield `option ${letter} is drawn and has ${length} letters for a blind reader, ${fewestLetters} are needed`
    try {
      const { width, svg } = drawnOption(structures[letter])
      if (width > widestOption)
        yield `option ${letter} is drawn ${width} px wide, ${widestOption} is the most`
      if (svg.length > largest)
        yield `option ${letter} is drawn with ${svg.length} letters, ${largest} is the most`
      const same = canonicalDrawing(structures[letter])
      const twin = seen.get(same)
      if (twin) yield `options ${twin} and ${letter} show the same structure`
      seen.set(same, letter)
    } catch (error) {
      yield `option ${letter} cannot be drawn: ${messageOf(error)}`
    }
  }
}
