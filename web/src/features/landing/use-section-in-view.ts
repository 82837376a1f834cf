import { useEffect, useState } from 'react'
import { type Section, sections } from './sections.ts'

/**
 * The section in the upper part of the window; at first, the first section. The last one is the footer, which never
 * gets up there on a large screen: it is current when it is seen as a whole.
 */
export function useSectionInView(): Section {
  const [inUpperPart, setInUpperPart] = useState<Section>('home')
  const [isEndSeen, setEndSeen] = useState(false)
  useEffect(() => {
    const upperPart = new IntersectionObserver(
      (entries) => {
        // Several frames may come at once: the latest counts.
        const entered = entries.filter((entry) => entry.isIntersecting).at(-1)
        const section = sections.find((id) => id === entered?.target.id)
        if (section) setInUpperPart(section)
      },
      { rootMargin: '-35% 0px -60%' },
    )
    const whole = new IntersectionObserver(
      (entries) => setEndSeen(entries.some(({ intersectionRatio }) => intersectionRatio > wholeFrom)),
      { threshold: [0, wholeFrom, 1] },
    )
    for (const id of sections) {
      const element = document.getElementById(id)
      if (element) upperPart.observe(element)
      if (element && id === last) whole.observe(element)
    }
    return () => {
      upperPart.disconnect()
      whole.disconnect()
    }
  }, [])
  return isEndSeen ? last : inUpperPart
}

const last: Section = 'contact'
/** Less than all of it: a fraction of a pixel may be missing. */
const wholeFrom = 0.98
