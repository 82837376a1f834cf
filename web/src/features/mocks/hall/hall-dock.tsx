import { ArrowRight, ChevronLeft } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { refusalOf } from '../question/refusal.ts'
import { useHall } from './hall-context.tsx'
import styles from './hall-dock.module.css'

/** The buttons of the hall, which never move; an OMR sheet has nothing to save. */
export function HallDock({ submit }: { submit: () => void }) {
  const m = useMessages('hall').buttons
  const { page, paper, current, phase } = useHall()
  const isStill = phase !== 'writing'
  const isLast = current === paper.questions.length - 1
  return (
    <div className={styles.dock}>
      <AnswerButtons isStill={isStill} />
      <div className={styles.moves}>
        <Button
          kind="text"
          icon={<Icon of={ChevronLeft} size={20} />}
          disabled={isStill || current === 0}
          onClick={() => page.act({ k: 'open', q: current - 1 })}
        >
          {m.back}
        </Button>
        <Button
          kind="text"
          iconEnd={<Icon of={ArrowRight} size={20} />}
          disabled={isStill || isLast}
          onClick={() => page.act({ k: 'open', q: current + 1 })}
        >
          {m.next}
        </Button>
        <Button kind="outline" className={styles.submit} disabled={isStill} onClick={submit}>
          {m.submit}
        </Button>
      </div>
    </div>
  )
}

function AnswerButtons({ isStill }: { isStill: boolean }) {
  const m = useMessages('hall')
  const toast = useToast()
  const { page, paper, state, current } = useHall()
  const { dialect, isErasable, questions } = paper
  const refusal = questions[current]?.type === 'numeric' ? refusalOf(state.draft) : undefined
  const refused = refusal && m.numbers.refusals[refusal.refusal](refusal.write ?? '')
  const save = () => {
    if (refused) toast({ text: refused })
    else page.act({ k: 'save', q: current })
  }
  const saveMark = () => {
    if (refused) toast({ text: refused })
    else if (state.draft === null) toast({ text: m.buttons.chooseFirst })
    else page.act({ k: 'saveMark', q: current })
  }
  const clear = (
    <Button
      kind="outline"
      className={styles.button}
      disabled={isStill}
      onClick={() => page.act({ k: 'clear', q: current })}
    >
      {m.buttons.clear}
    </Button>
  )
  const mark = (
    <Button
      kind="outline"
      className={styles.button}
      disabled={isStill}
      onClick={() => page.act({ k: 'mark', q: current })}
    >
      {m.buttons.mark}
    </Button>
  )
  if (dialect === 'omr')
    return (
      <div className={styles.buttons}>
        {isErasable && clear}
        {mark}
      </div>
    )
  return (
    <div className={styles.buttons}>
      <Button className={styles.button} disabled={isStill} onClick={save}>
        {m.buttons.save}
      </Button>
      <Button kind="outline" className={styles.button} disabled={isStill} onClick={saveMark}>
        {m.buttons.saveMark}
      </Button>
      {clear}
      {mark}
    </div>
  )
}
