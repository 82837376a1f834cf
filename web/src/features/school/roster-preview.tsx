import type { Roster, RosterPreview } from '@vikalp/contract/school'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import type { RosterSource } from './reading/read-roster.ts'
import styles from './school-screen.module.css'

type PreviewProps = {
  roster: Roster
  file: string
  source: RosterSource
  preview: RosterPreview
  /** The roster had changed when the first one was confirmed. */
  isNewer: boolean
  problem: string | undefined
  progress: ReactNode
  isStoring: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** What a file would change, before anything is stored. With a fault it can only be corrected. */
export function RosterPreviewCard(props: PreviewProps) {
  const { preview: m, upload, columnNames } = useMessages('school')
  const { roster, file, source, preview, isNewer, problem, progress, isStoring, onConfirm, onCancel } = props
  const { counts } = preview
  const isFaulty = counts.faults > 0
  const isNothing = counts.added + counts.changed + counts.left === 0
  const { columns, sheet, otherSheets, hiddenRows } = source
  const found = columns.map((column) => columnNames[column]).join(', ')
  return (
    <SectionCard title={m.title(file)} note={m.columns(found)}>
      {isNewer && <Alert>{m.conflict}</Alert>}
      {otherSheets.length > 0 && (
        <p className={styles.notice}>{m.otherSheets(sheet, otherSheets.join(', '))}</p>
      )}
      {hiddenRows > 0 && <p className={styles.notice}>{m.hiddenRows(hiddenRows)}</p>}
      <ul className={styles.counts}>
        <li>{m.added(counts.added)}</li>
        <li>{m.changed(counts.changed)}</li>
        <li>{m.left(counts.left)}</li>
        <li>{m.unchanged(counts.unchanged)}</li>
      </ul>
      {isFaulty ? <Faults preview={preview} /> : <Changes preview={preview} of={roster.role} />}
      {!isFaulty && isNothing && <p>{m.nothing}</p>}
      {problem && <Alert>{problem}</Alert>}
      {progress}
      <div className={styles.actions}>
        {!isFaulty && !isNothing && (
          <Button busy={isStoring} onClick={onConfirm}>
            {m.confirm}
          </Button>
        )}
        <Button kind="outline" busy={isStoring} onClick={onCancel}>
          {isFaulty || isNothing ? upload.another : m.cancel}
        </Button>
      </div>
    </SectionCard>
  )
}

function Faults({ preview: { faults, counts } }: { preview: RosterPreview }) {
  const { preview: m } = useMessages('school')
  return (
    <List title={m.faultsTitle(counts.faults)} total={counts.faults} isWrong>
      {faults.map(({ line, column, kind, otherLine }) => m.fault(line, column, kind, otherLine))}
    </List>
  )
}

function Changes({ preview, of: role }: { preview: RosterPreview; of: Roster['role'] }) {
  const { preview: m } = useMessages('school')
  const { added, changed, left, counts, classes, unconfirmed, away, namesakes } = preview
  const notices = [
    [classes.filter(isWithoutTeacher).map(({ name }) => name), m.withoutTeacher],
    [classes.flatMap(unconfirmedOf), m.unconfirmedClasses],
    [unconfirmed, m.unconfirmed],
    [away.map(({ name }) => name), role === 'teacher' ? m.awayTeachers : m.awayStudents],
    [namesakes.map(({ name }) => name), m.namesakes],
  ] as const
  const texts = notices.flatMap(([names, textOf]) => (names.length > 0 ? [textOf(names.join(', '))] : []))
  return (
    <>
      {texts.map((text) => (
        <p key={text} className={styles.notice}>
          {text}
        </p>
      ))}
      <List title={m.leftTitle} total={counts.left}>
        {left.map(({ name, classes }) => m.leaves(name, classes.join(', ')))}
      </List>
      <List title={m.changedTitle} total={counts.changed}>
        {changed.map(({ name, before, classes: of, newClasses, isBack, isMissing }) => {
          const after = of.join(', ')
          if (isBack) return m.back(name, after)
          if (newClasses.length === 0) return isMissing ? m.putInto(name, after) : m.details(name, after)
          return role === 'teacher'
            ? m.alsoTeaches(name, newClasses.join(', '))
            : m.moved(name, before.join(', '), after)
        })}
      </List>
      <List title={m.addedTitle} total={counts.added}>
        {added.map(({ name, classes: of, username }) => m.newPerson(name, of.join(', '), username))}
      </List>
      <List title={m.classesTitle} total={classes.filter(isTaught).length}>
        {classes.filter(isTaught).map(({ name, teachers }) => m.taughtBy(name, teachers.join(', ')))}
      </List>
    </>
  )
}

type FileClass = RosterPreview['classes'][number]

const isTaught = ({ teachers }: FileClass): boolean => teachers.length > 0
const isWithoutTeacher = ({ teachers, unconfirmed }: FileClass): boolean =>
  teachers.length + unconfirmed.length === 0
const unconfirmedOf = ({ name, unconfirmed }: FileClass): string[] =>
  unconfirmed.map((teacher) => `${name} (${teacher})`)

/** So many changes can be looked through before the button that stores them; faults are all worth reading. */
const shownChanges = 20

type ListProps = { title: string; total: number; isWrong?: boolean; children: readonly string[] }

/** The server names the first of a kind; how many more there are is said below. */
function List({ title, total, isWrong, children }: ListProps) {
  const { preview: m } = useMessages('school')
  if (total === 0) return null
  const shown = isWrong ? children : children.slice(0, shownChanges)
  return (
    <section className={isWrong ? styles.faults : styles.people} role={isWrong ? 'alert' : undefined}>
      <h3>{title}</h3>
      <ul>
        {shown.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {total > shown.length && <p>{m.more(total - shown.length)}</p>}
    </section>
  )
}
