import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '#ui/icon.tsx'
import styles from './back-link.module.css'

type BackLinkProps = { href: string; state?: unknown; children: ReactNode }

export const BackLink = ({ href, state, children }: BackLinkProps) => (
  <Link href={href} state={state} className={styles.back}>
    <Icon of={ArrowLeft} size={20} />
    <span>{children}</span>
  </Link>
)
