import { useCallback } from 'react'
import { classNames } from './class-names.ts'
import styles from './rich-text.module.css'

type RichTextProps = {
  /** From the compiled question bank, where every tag and attribute was checked against a list. */
  html: string
  as?: 'div' | 'span' | 'p'
  className?: string
  id?: string
}

/** A text of the question paper: the bank's own HTML with its formulas. Never for what a user wrote. */
export function RichText({ html, as: Tag = 'div', className, id }: RichTextProps) {
  const fill = useCallback(
    (element: HTMLElement | null) => {
      if (element) element.innerHTML = html
    },
    [html],
  )
  return <Tag ref={fill} id={id} className={classNames(styles.rich, className)} />
}
