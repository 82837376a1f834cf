import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/messages.tsx'
import { usePage } from '#ui/use-page.ts'
import { Features } from './features.tsx'
import { Flow } from './flow.tsx'
import { Hero } from './hero.tsx'
import { Join } from './join.tsx'
import { LandingBar } from './landing-bar.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { Products } from './products.tsx'
import { Purpose } from './purpose.tsx'
import { SampleQuestion } from './sample-question.tsx'

export function LandingScreen() {
  const heading = usePage(useMessages().landing.title)
  const sample = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The sections were not there yet when the browser looked for the anchor of the address.
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
