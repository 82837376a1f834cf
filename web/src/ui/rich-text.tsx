import { useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './rich-text.module.css'
import { trustedPolicy } from './trusted-types.ts'
import { useScrollBoxes } from './use-scroll-boxes.ts'

type RichTextProps = {
  /** From the compiled question bank, where every tag and attribute was checked against a list. */
  html: string
  as?: 'div' | 'span' | 'p'
  className?: string
  id?: string
}

// The compiler of the bank has let nothing through that could run.
const bank = trustedPolicy('bank', { createHTML: (html: string) => html })

/**
 * A text of a question: the bank's own HTML with its formulas. Never for what a user wrote: this is the only
 * file that may set HTML (biome.json).
 */
export function RichText({ html, as: Tag = 'div', className, id }: RichTextProps) {
  const text = useRef<HTMLDivElement & HTMLParagraphElement>(null)
  useScrollBoxes(text, html)
  return (
    <Tag
      ref={text}
      dangerouslySetInnerHTML={{ __html: bank.createHTML(html) }}
      id={id}
      className={classNames(styles.rich, className)}
    />
  )
}
