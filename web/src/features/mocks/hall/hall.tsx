import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import frame from '#question/question-screen.module.css'
import { useWide } from '#ui/layout/use-wide.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { HallEnd } from '../end/hall-end.tsx'
import type { HallPage } from '../log/hall-page.ts'
import { HallQuestion } from '../question/hall-question.tsx'
import { HallBar } from './hall-bar.tsx'
import { HallProvider, useHall } from './hall-context.tsx'
import { HallDock } from './hall-dock.tsx'
import { HallPalette } from './hall-palette.tsx'
import { LostTime } from './lost-time.tsx'
import { QuestionPaper } from './question-paper.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { SubmitSheet } from './submit-sheet.tsx'
import { useHallPage, usePictures } from './use-hall-page.ts'

type HallProps = {
  page: HallPage
  /** Has the sitting go on in this page again. */
  useHere: () => void
  /** Above the question, and in place of the end: the drill has its own. */
  guide?: ReactNode
  end?: ReactNode
  isMouseOnly?: boolean
}

/** The hall: one question, the palette, the clock, until the paper is handed in. */
export function Hall({ page, useHere, guide, end, isMouseOnly = false }: HallProps) {
  useHallPage(page)
  useTop()
  usePictures(page.paper.questions)
  return (
    <HallProvider page={page} isMouseOnly={isMouseOnly}>
      <HallOrEnd guide={guide} end={end ?? <HallEnd useHere={useHere} />} />
    </HallProvider>
  )
}

/** The instructions are long, and agreed to at their end. */
const useTop = (): void => useLayoutEffect(() => scrollTo(0, 0), [])

function HallOrEnd({ guide, end }: Pick<HallProps, 'guide' | 'end'>) {
  const { phase } = useHall()
  return phase === 'writing' ? <Desk guide={guide} /> : end
}

type OpenSheet = 'paper' | 'palette' | 'submit' | undefined

function Desk({ guide }: Pick<HallProps, 'guide'>) {
  const m = useMessages('hall')
  const { page } = useHall()
  const [sheet, setSheet] = useState<OpenSheet>()
  const isWide = useWide()
  const rail = useRef<HTMLElement>(null)
  const close = () => setSheet(undefined)
  const showPalette = () => {
    if (isWide) rail.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    else setSheet('palette')
  }
  const showPaper = () => {
    page.act({ k: 'paper' })
    setSheet('paper')
  }
  return (
    <div className={frame.screen}>
      <HallBar showPaper={showPaper} showPalette={showPalette} />
      <div className={frame.columns}>
        <main id="main" className={frame.main}>
          <SectionTabs />
          <LostTime />
          {guide}
          <HallQuestion />
          <HallDock submit={() => setSheet('submit')} />
        </main>
        {isWide && (
          <aside ref={rail} className={frame.rail} aria-label={m.palette.title}>
            <HallPalette />
          </aside>
        )}
      </div>
      <Sheet title={m.palette.title} open={sheet === 'palette'} onClose={close}>
        <SectionTabs />
        <HallPalette onOpen={close} />
      </Sheet>
      <QuestionPaper open={sheet === 'paper'} onClose={close} />
      <SubmitSheet open={sheet === 'submit'} onClose={close} />
    </div>
  )
}
