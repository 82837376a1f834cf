import { CircleDashed, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { classNames } from '../class-names.ts'
import styles from './panel.module.css'

export type PanelTone = 'error' | 'warn' | 'empty' | 'notice'

type PanelProps = {
  title: string
  tone?: PanelTone
  children?: ReactNode
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

const icons = {
  error: TriangleAlert,
  warn: TriangleAlert,
  empty: CircleDashed,
  notice: Info,
}

/** What happened, what is safe, what to do. An error is read out when it appears. */
export function Panel({
  title,
  tone = 'notice',
  children,
  actions,
  headingLevel = 2,
  className,
}: PanelProps) {
  const icon = icons[tone]
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className={classNames(styles.panel, styles[tone], className)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon of={icon} className={styles.icon} size={24} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
