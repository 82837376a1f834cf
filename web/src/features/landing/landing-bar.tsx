import { Menu, X } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { paths } from '#platform/navigation/paths.ts'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { AppBar } from '#ui/layout/app-bar.tsx'
import styles from './landing-bar.module.css'
import { sections } from './sections.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** The one bar with the anchors in it; on phones they fold into a menu (rule 56). */
export function LandingBar() {
  const landing = useMessages('landing')
  const shell = useMessages('shell')
  const [isOpen, setOpen] = useState(false)
  const current = useSectionInView()
  const nav = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useClosing(isOpen, nav, (byKey) => {
    setOpen(false)
    if (byKey) toggle.current?.focus()
  })
  return (
    <AppBar
      homeHref={paths.landing}
      homeLabel={shell.home(siteOperator().name)}
      profileHref={paths.profile}
      profileLabel={shell.profile}
    >
      <nav ref={nav} className={styles.nav} aria-label={landing.sections}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="landing-anchors"
          aria-label={landing.menu}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Icon of={X} size={24} /> : <Icon of={Menu} size={24} />}
        </button>
        <ul id="landing-anchors" className={classNames(styles.anchors, isOpen && styles.open)}>
          {sections.map((section) => (
            <li key={section}>
              <a
                href={`#${section}`}
                aria-current={section === current ? 'location' : undefined}
                onClick={() => setOpen(false)}
              >
                {landing.anchors[section]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </AppBar>
  )
}

/** Esc and a tap outside close the menu. */
function useClosing(
  isOpen: boolean,
  menu: { readonly current: HTMLElement | null },
  onClose: (byKey: boolean) => void,
): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true)
    }
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close(false)
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPointer)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPointer)
    }
  }, [isOpen, menu])
}
