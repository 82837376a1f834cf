import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './back-link.module.css'

type BackLinkProps = { href: string; state?: unknown; children: ReactNode }

export const BackLink = ({ href, state, children }: BackLinkProps) => (
  <Link href={href} state={state} className={styles.back}>
    <ArrowLeft size={20} />
    <span>{children}</span>
  </Link>
)
