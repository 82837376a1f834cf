import { classNames } from './class-names.ts'
import styles from './rich-text.module.css'
import { type UiText, useUiText } from './ui-text.tsx'

type RichTextProps = {
  /** From the compiled question bank, where every tag and attribute was checked against a list. */
  html: string
  as?: 'div' | 'span' | 'p'
  className?: string
  id?: string
}

/**
 * A text of a question: the bank's own HTML with its formulas. Never for what a user wrote: this is the only
 * file that may set HTML (biome.json).
 */
export function RichText({ html, as: Tag = 'div', className, id }: RichTextProps) {
  const named = nameBoxes(html, useUiText())
  return (
    <Tag dangerouslySetInnerHTML={{ __html: named }} id={id} className={classNames(styles.rich, className)} />
  )
}

/** The bank names the boxes of wide formulas and tables in English, whatever the language of the page. */
const nameBoxes = (html: string, { formula, table }: UiText): string =>
  html
    .replaceAll('aria-label="Formula"', `aria-label="${formula}"`)
    .replaceAll('aria-label="Table"', `aria-label="${table}"`)
