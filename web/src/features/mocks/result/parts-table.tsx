import type { SittingResult } from '@vikalp/contract/mocks/results'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './parts-table.module.css'

type Part = SittingResult['parts'][number]
type PartsTableProps = { parts: readonly Part[]; whole: Part['tally'] }

/** The marks of each part of the paper. */
export function PartsTable({ parts, whole }: PartsTableProps) {
  const m = useMessages('mocks').result
  const nameOf = usePartName(parts)
  if (parts.length < 2) return null
  return (
    <SectionCard title={m.parts}>
      <ScrollBox name={m.partsTable}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[m.part, m.right, m.wrong, m.leftShort, m.marks].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <Row key={nameOf(part)} name={nameOf(part)} tally={part.tally} />
            ))}
            <Row name={m.all} tally={whole} />
          </tbody>
        </table>
      </ScrollBox>
    </SectionCard>
  )
}

function Row({ name, tally }: { name: string; tally: Part['tally'] }) {
  const m = useMessages('mocks').result
  const { number } = useMessages('formats')
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{number(tally.right)}</td>
      <td>{number(tally.wrong)}</td>
      <td>{number(tally.blank)}</td>
      <td>{m.of(tally.score, tally.highest)}</td>
    </tr>
  )
}

/** The part is named only where a subject has several. */
function usePartName(parts: readonly Part[]): (part: Part) => string {
  const { partOf } = useMessages('mocks').result
  const { subjectName } = useNames()
  return ({ subject, part }) => {
    const isOne = parts.filter((other) => other.subject === subject).length < 2
    return isOne ? subjectName(subject) : partOf(subjectName(subject), part)
  }
}
