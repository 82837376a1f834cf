import { useMemo, useRef } from 'react'
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
  // One object for one text: React sets another one anew, and what marked the boxes in it would watch what is gone.
  const content = useMemo(() => ({ __html: bank.createHTML(html) }), [html])
  return (
    <Tag
      ref={text}
      dangerouslySetInnerHTML={content}
      id={id}
      className={classNames(styles.rich, className)}
    />
  )
}
