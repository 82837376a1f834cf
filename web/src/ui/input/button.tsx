import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { classNames } from '../class-names.ts'
import { Bubbles } from '../feedback/spinner.tsx'
import styles from './button.module.css'

export type ButtonKind = 'filled' | 'tonal' | 'outline' | 'text'

type Look = {
  kind?: ButtonKind
  /** Before the label. */
  icon?: ReactNode
  /** After the label: an arrow that says where it goes. */
  iconEnd?: ReactNode
  /** The full width of its column. */
  wide?: boolean
  /** A text button whose label aligns with the left edge of its column. */
  flush?: boolean
}

type ButtonProps = Look & { busy?: boolean } & ComponentProps<'button'>

/** While busy it keeps its size and the focus, says so, and ignores clicks. */
export function Button({
  kind = 'filled',
  icon,
  iconEnd,
  wide,
  flush,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...native
}: ButtonProps) {
  return (
    <button
      {...native}
      type={type}
      className={look(kind, wide, flush, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Bubbles /> : icon}
      <span>{children}</span>
      {!busy && iconEnd}
    </button>
  )
}

type LinkButtonProps = Look & {
  href: string
  state?: unknown
  replace?: boolean
  className?: string
  children: ReactNode
  'aria-label'?: string
  onClick?: () => void
  onPointerDown?: () => void
}

/** A link that looks like a button. */
export function LinkButton({
  kind = 'filled',
  icon,
  iconEnd,
  wide,
  flush,
  className,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <Link {...link} className={look(kind, wide, flush, className)}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </Link>
  )
}

const look = (kind: ButtonKind, wide?: boolean, flush?: boolean, more?: string): string =>
  classNames(styles.button, styles[kind], wide && styles.wide, flush && styles.flush, more)
