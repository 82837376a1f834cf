import { chapterTitles } from '@vikalp/domain/english/chapter-titles'
import { letters } from '@vikalp/domain/vocabulary'
import { readBank } from './bank.ts'

/** Prints what a solver may see, as Markdown: no key, no hint and no explanation. */
export async function printBlindSheet(root: string, keys: readonly string[]): Promise<boolean> {
  const bank = await readBank(root, keys)
  for (const { chapter, questions } of bank.chapters) {
    console.log(`# ${chapterTitles[chapter.key]}\n`)
    for (const { id, text, image, options } of questions) {
      console.log(`## ${id}\n\n${text}\n`)
      if (image) console.log(`(Figure: ${image.alt})\n`)
      for (const letter of letters) console.log(`- ${letter}: ${options[letter]}`)
      console.log()
    }
  }
  return bank.findings.length === 0
}
