import type { IconNode } from 'lucide'
import { createElement } from 'react'

type IconProps = {
  of: IconNode
  /** Of the square that it fills, in CSS pixels. */
  size?: number
  strokeWidth?: number
  className?: string
}

/** A line drawing of lucide in the colour of its text. What it means stands beside it, so screen readers pass it over. */
export function Icon({ of, size = 24, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
