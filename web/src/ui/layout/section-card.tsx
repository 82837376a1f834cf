import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import surface from './card.module.css'
import styles from './section-card.module.css'

type SectionCardProps = {
  title: string
  /** Beside the title: a select, a count, a button. */
  aside?: ReactNode
  /** Under the title. */
  note?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  className?: string
  children: ReactNode
}

/** A part of a page on a card of its own, named by its heading. */
export function SectionCard({ title, aside, note, headingRef, className, children }: SectionCardProps) {
  const id = useId()
  return (
    <section className={classNames(surface.card, styles.card, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h2 id={id} ref={headingRef} tabIndex={-1}>
            {title}
          </h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
