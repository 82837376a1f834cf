import { unsavedPlaces } from '@vikalp/domain/sitting/palette'
import { useMessages } from '#platform/texts/messages.tsx'
import { type PaletteLook, paletteLooks } from '#question/palette.tsx'
import { Button } from '#ui/input/button.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useHall } from './hall-context.tsx'
import { looksCounted } from './looks.ts'
import { useSections } from './sections.ts'
import styles from './submit-sheet.module.css'

/** What is handed in, counted for each part, and what was chosen and never saved. */
export function SubmitSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const m = useMessages('hall').submit
  const { page, state, paper } = useHall()
  const unsaved = paper.dialect === 'omr' ? [] : unsavedPlaces(state)
  const goToThem = () => {
    onClose()
    page.act({ k: 'open', q: unsaved[0] ?? 0 })
  }
  const submit = () => {
    onClose()
    page.handIn()
  }
  return (
    <Sheet
      title={m.title}
      open={open}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button kind="outline" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button onClick={submit}>{m.confirm}</Button>
        </div>
      }
    >
      <Counts />
      {unsaved.length > 0 && (
        <p className={styles.unsaved}>
          {m.unsaved(unsaved.length)}{' '}
          <Button kind="text" onClick={goToThem}>
            {unsaved.length === 1 ? m.goToIt : m.goToThem}
          </Button>
        </p>
      )}
      <p>{m.final}</p>
    </Sheet>
  )
}

function Counts() {
  const m = useMessages('hall')
  const { state, paper } = useHall()
  const sections = useSections(paper)
  const places = paper.questions.map(({ section }) => section)
  const row = (name: string, count: number, counts: Record<PaletteLook, number>) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{count}</td>
      {paletteLooks.map((look) => (
        <td key={look}>{counts[look]}</td>
      ))}
    </tr>
  )
  return (
    <ScrollBox name={m.submit.title}>
      <table className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">{m.submit.part}</th>
            <th scope="col">{m.submit.questions}</th>
            {paletteLooks.map((look) => (
              <th key={look} scope="col">
                {m.palette.legend[look]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map(({ name, count, index }) => row(name, count, looksCounted(state, places, index)))}
          {sections.length > 1 && row(m.submit.all, paper.questions.length, looksCounted(state, places))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
