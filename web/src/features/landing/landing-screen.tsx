import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { usePage } from '#ui/layout/use-page.ts'
import { Features } from './bands/features.tsx'
import { Flow } from './bands/flow.tsx'
import { Hero } from './bands/hero.tsx'
import { Join } from './bands/join.tsx'
import { Products } from './bands/products.tsx'
import { Purpose } from './bands/purpose.tsx'
import { SampleQuestion } from './bands/sample-question.tsx'
import { LandingBar } from './landing-bar.tsx'
import { LandingFooter } from './landing-footer.tsx'

export function LandingScreen() {
  const heading = usePage(useMessages('landing').title)
  const sample = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The sections did not exist yet when the browser looked for the anchor in the address.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  const showSample = () => {
    sample.current?.closest('section')?.scrollIntoView({ behavior: 'smooth', block: 'nearest' })
    sample.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <LandingBar />
      <main id="main">
        <Hero heading={heading} onDemo={showSample} sample={<SampleQuestion heading={sample} />} />
        <Features />
        <Flow />
        <Products />
        <Purpose />
        <Join />
      </main>
      <LandingFooter />
    </>
  )
}
