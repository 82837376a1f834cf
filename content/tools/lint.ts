import { type Bank, everyQuestion, readBank } from './bank.ts'
import {
  bankChecks,
  chapterChecks,
  numericChecks,
  questionChecks,
  type Row,
  textChecks,
} from './checks/checks.ts'
import { type Finding, findingLine, type Level } from './finding.ts'
import { isNumeric } from './question-file.ts'

/** All findings of a bank, in the order of its chapters and questions. */
export function lint(bank: Bank): Finding[] {
  const findings = [...bank.findings]
  for (const chapter of bank.chapters) {
    for (const question of everyQuestion(chapter)) {
      findings.push(...found(question.id, textChecks, (run) => run(question, chapter, bank)))
      if (isNumeric(question))
        findings.push(...found(question.id, numericChecks, (run) => run(question, chapter, bank)))
      else findings.push(...found(question.id, questionChecks, (run) => run(question, chapter, bank)))
    }
    for (const { name, level, run } of chapterChecks)
      for (const { id, message } of run(chapter, bank)) findings.push({ level, id, check: name, message })
  }
  for (const { name, level, run } of bankChecks)
    for (const { id, message } of run(bank)) findings.push({ level, id, check: name, message })
  return findings
}

function found<Run>(
  id: string,
  checks: readonly Row<Run>[],
  messagesOf: (run: Run) => Iterable<string>,
): Finding[] {
  return checks.flatMap(({ name, level, run }) =>
    [...messagesOf(run)].map((message) => ({ level, id, check: name, message })),
  )
}

/** Prints each finding on a line, then the totals; true when nothing stops the build. */
export async function printLint(root: string, keys: readonly string[]): Promise<boolean> {
  const bank = await readBank(root, keys)
  const findings = lint(bank)
  for (const finding of findings) console.log(findingLine(finding))
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  const questions = bank.chapters.reduce((sum, chapter) => sum + everyQuestion(chapter).length, 0)
  console.log(`${questions} questions, ${count('E')} errors, ${count('W')} to review`)
  return count('E') === 0
}
