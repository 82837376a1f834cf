import type { Missing } from '@vikalp/domain/papers/missing'
import { formsOf, readinessOf } from '@vikalp/domain/papers/readiness'
import { readBank } from '../bank.ts'
import { paperBankOf } from './paper-bank.ts'

/** Prints for each template whether it is ready, how many forms the bank gives of those published, and what binds. */
export async function printPapers(root: string): Promise<boolean> {
  const bank = await readBank(root)
  const papers = paperBankOf(bank)
  console.log('| template | ready | forms of at most | the bank gives | what binds |\n|---|---|---|---|---|')
  for (const template of bank.templates) {
    const { isReady, missing } = readinessOf(template, papers)
    const published = formsOf(template, papers).forms.length
    const all = formsOf({ ...template, forms: 50 }, papers)
    const binding = isReady ? [all.missing] : missing
    const row = [
      template.key,
      isReady ? 'yes' : 'no',
      `${published} of ${template.forms}`,
      all.forms.length,
      binding.flatMap((each) => (each ? [sentence(each)] : [])).join('; '),
    ]
    console.log(`| ${row.join(' | ')} |`)
  }
  return true
}

const sentence = ({ subject, part, type, form, difficulty, chapter, need, have }: Missing): string =>
  `${[subject, part, form ?? type, difficulty, chapter].filter((word) => word).join(' ')} needs ${need}, has ${have}`
