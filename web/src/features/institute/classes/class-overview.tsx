import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { ChevronRight } from 'lucide'
import { Link } from 'wouter'
import { BandChip } from '#dashboard/band-chip.tsx'
import { profileOf } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { ShowAll, useShowAll } from '../show-all.tsx'
import styles from './class-overview.module.css'

type ClassSummary = InstituteProfile['classes'][number]

type ClassOverviewProps = {
  classes: readonly ClassSummary[]
  /** Students of one's own institute can be opened; those of the sample cannot. */
  isOwn: boolean
  /** How many before the button for the others. */
  atFirst?: number
}

const shownAtFirst = 6
const loadClass = async () => (await import('./class-sheet.tsx')).ClassSheet

/** A table where there is room, a card for each class on a phone. */
export function ClassOverview({ classes, isOwn, atFirst = shownAtFirst }: ClassOverviewProps) {
  const m = useMessages('instituteProfile').classes
  const { shown, toggle } = useShowAll(classes, atFirst)
  if (classes.length === 0)
    return (
      <SectionCard title={m.title}>
        <p className={styles.none}>{isOwn ? m.none : m.noneSample}</p>
      </SectionCard>
    )
  return (
    <SectionCard title={m.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{m.title}</caption>
        <thead>
          <tr>
            <th scope="col">{m.class}</th>
            <th scope="col">{m.students}</th>
            <th scope="col">{m.average}</th>
            <th scope="col">{m.top}</th>
            <th scope="col">{m.subjects}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((summary) => (
            <ClassRow key={summary.class} summary={summary} isOwn={isOwn} />
          ))}
        </tbody>
      </table>
      <ShowAll toggle={toggle} viewAll={m.viewAll(classes.length)} showLess={m.showLess} />
    </SectionCard>
  )
}

function ClassRow({ summary, isOwn }: { summary: ClassSummary; isOwn: boolean }) {
  const m = useMessages('instituteProfile').classes
  const formats = useMessages('formats')
  const { subjectName } = useNames()
  const { class: name, totalStudents, avgScore, topPerformer, subjects } = summary
  return (
    <tr>
      <th scope="row">
        <SheetButton
          className={styles.open}
          flush
          iconEnd={<Icon of={ChevronRight} />}
          load={loadClass}
          sheet={{ name }}
          notLoaded={m.notLoaded}
        >
          {name}
        </SheetButton>
      </th>
      <td data-label={m.students}>{formats.number(totalStudents)}</td>
      <td data-label={m.average}>{avgScore === null ? m.noAverage : <BandChip percent={avgScore} />}</td>
      <td data-label={m.top}>
        {topPerformer ? <TopPerformer performer={topPerformer} isOwn={isOwn} /> : m.noTop}
      </td>
      <td data-label={m.subjects}>
        {subjects.length === 0 ? m.noSubjects : formats.list(subjects.map(subjectName))}
      </td>
    </tr>
  )
}

type TopPerformerProps = { performer: NonNullable<ClassSummary['topPerformer']>; isOwn: boolean }

function TopPerformer({ performer: { userId, name, score }, isOwn }: TopPerformerProps) {
  const formats = useMessages('formats')
  return (
    <span className={styles.top}>
      {isOwn ? <Link href={profileOf(userId)}>{name}</Link> : name}{' '}
      <span className={styles.score}>{formats.percent(score)}</span>
    </span>
  )
}
