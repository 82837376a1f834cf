import { unsavedPlaces } from '@vikalp/domain/sitting/palette'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { PaletteLegend, PaletteSample, paletteLooks } from '#question/palette.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
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
      <p className={styles.final}>{m.final}</p>
      <LinkButton kind="text" flush href={paths.mocks}>
        {m.leave}
      </LinkButton>
    </Sheet>
  )
}

/** The counts of the whole paper with their names, then of each part under their signs alone, which a phone has room for. */
function Counts() {
  const m = useMessages('hall')
  const { number } = useMessages('formats')
  const { state, paper } = useHall()
  const places = paper.questions.map(({ section }) => section)
  const sections = useSections(paper)
  return (
    <>
      <PaletteLegend names={m.palette.legend} counts={looksCounted(state, places)} />
      {sections.length > 1 && (
        <ScrollBox name={m.submit.title}>
          <table className={styles.counts}>
            <thead>
              <tr>
                <th scope="col">{m.submit.part}</th>
                {paletteLooks.map((look) => (
                  <th key={look} scope="col">
                    <PaletteSample look={look} />
                    <span className="visually-hidden">{m.palette.legend[look]}</span>
                  </th>
                ))}
                <th scope="col">{m.submit.all}</th>
              </tr>
            </thead>
            <tbody>
              {sections.map(({ name, count, index }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {paletteLooks.map((look) => (
                    <td key={look}>{number(looksCounted(state, places, index)[look])}</td>
                  ))}
                  <td>{number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </>
  )
}
