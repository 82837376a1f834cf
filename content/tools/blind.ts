import { chapterTitles } from '@vikalp/domain/english/chapter-titles'
import { letters } from '@vikalp/domain/vocabulary'
import { everyQuestion, readBank } from './bank.ts'
import { isNumeric } from './question-file.ts'

/** Prints what a solver may see, as Markdown: no key, no hint and no explanation. */
export async function printBlindSheet(root: string, keys: readonly string[]): Promise<boolean> {
  const bank = await readBank(root, keys)
  for (const each of bank.chapters) {
    console.log(`# ${chapterTitles[each.chapter.key]}\n`)
    for (const question of everyQuestion(each)) {
      const { id, text, image } = question
      console.log(`## ${id}\n\n${text}\n`)
      if (image) console.log(`(Figure: ${image.alt})\n`)
      if (isNumeric(question)) console.log(`- a number${question.unit && `, in ${question.unit}`}`)
      else for (const letter of letters) console.log(`- ${letter}: ${question.options[letter]}`)
      console.log()
    }
  }
  return bank.findings.length === 0
}
