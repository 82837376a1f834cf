import { ArrowRight, ChevronLeft } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { useHall, useNotice } from './hall-context.tsx'
import styles from './hall-dock.module.css'
import { useSave } from './use-save.ts'

/** The buttons of the hall, which never move; an OMR sheet has nothing to save. */
export function HallDock({ submit }: { submit: () => void }) {
  const m = useMessages('hall').buttons
  const { page, paper, current } = useHall()
  const { text } = useNotice()
  const isLast = current === paper.questions.length - 1
  return (
    <div className={styles.dock}>
      {text && <p className={styles.notice}>{text}</p>}
      <AnswerButtons />
      <div className={styles.moves}>
        <Button
          kind="text"
          className={styles.move}
          icon={<Icon of={ChevronLeft} size={20} />}
          disabled={current === 0}
          onClick={() => page.act({ k: 'open', q: current - 1 })}
        >
          {m.back}
        </Button>
        <Button
          kind="text"
          className={styles.move}
          iconEnd={<Icon of={ArrowRight} size={20} />}
          disabled={isLast}
          onClick={() => page.act({ k: 'open', q: current + 1 })}
        >
          {m.next}
        </Button>
        <Button kind="outline" className={styles.move} onClick={submit}>
          {m.submit}
        </Button>
      </div>
    </div>
  )
}

function AnswerButtons() {
  const m = useMessages('hall').buttons
  const { page, paper, current } = useHall()
  const { save, saveMark, mark } = useSave()
  const { dialect, isErasable } = paper
  const isSheet = dialect === 'omr'
  return (
    <div className={styles.buttons}>
      {!isSheet && (
        <>
          <Button className={styles.button} onClick={save}>
            {m.save}
          </Button>
          <Button kind="outline" className={styles.button} onClick={saveMark}>
            {m.saveMark}
          </Button>
        </>
      )}
      {(!isSheet || isErasable) && (
        <Button kind="outline" className={styles.button} onClick={() => page.act({ k: 'clear', q: current })}>
          {m.clear}
        </Button>
      )}
      <Button kind="outline" className={styles.button} onClick={mark}>
        {m.mark}
      </Button>
    </div>
  )
}
