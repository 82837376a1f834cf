import { classNames } from './class-names.ts'
import styles from './rich-text.module.css'

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
export const RichText = ({ html, as: Tag = 'div', className, id }: RichTextProps) => (
  <Tag dangerouslySetInnerHTML={{ __html: html }} id={id} className={classNames(styles.rich, className)} />
)
