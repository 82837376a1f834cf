import { useEffect, useState } from 'react'
import { type Section, sections } from './sections.ts'

/** The section in the upper part of the window; at first, the first section. */
export function useSectionInView(): Section {
  const [current, setCurrent] = useState<Section>('home')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        const section = sections.find((id) => id === entered?.target.id)
        if (section) setCurrent(section)
      },
      { rootMargin: '-35% 0px -60%' },
    )
    for (const id of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
