import { Search } from 'lucide'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '#ui/icon.tsx'
import { classNames } from '../class-names.ts'
import frame from './input-box.module.css'
import styles from './search-box.module.css'

type SearchBoxProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>
  /** Inside the box at its end, such as a button that clears it. */
  end?: ReactNode
}

/** The input of a search; the caller provides its label. */
export function SearchBox({ end, ...input }: SearchBoxProps) {
  return (
    <div className={classNames(frame.box, styles.search)}>
      <Icon of={Search} size={20} />
      <input type="search" autoComplete="off" spellCheck={false} enterKeyHint="search" {...input} />
      {end}
    </div>
  )
}
