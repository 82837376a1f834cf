import type { School } from '@vikalp/contract/school'
import { rosterLimits } from '@vikalp/domain/limits'
import { CalendarArrowUp } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { CardsButton } from './cards-button.tsx'
import { ResultButtons } from './results/result-buttons.tsx'
import styles from './school-screen.module.css'

const loadYearSheet = async () => (await import('./next-year-sheet.tsx')).NextYearSheet

/** What can be done with each class, and with all of them. */
export function ClassList({ school: { classes, waiting, version } }: { school: School }) {
  const { classes: m, year, upload } = useMessages('school')
  const isWaiting = classes.some(({ students, sharing }) => sharing < students)
  const hasStudents = classes.some(({ onRoster }) => onRoster > 0)
  const isTooMany = waiting.student > rosterLimits.rows
  return (
    <SectionCard title={m.title} note={isWaiting && m.sharingNote}>
      {classes.length === 0 && <p>{m.empty}</p>}
      <ul className={styles.classes}>
        {classes.map((one) => (
          <li key={one.name}>
            <div className={styles.who}>
              <h3>{one.name}</h3>
              <p>
                {[
                  m.students(one.students),
                  one.teachers === 0 ? m.noTeacher : m.waiting(one.waiting),
                  one.onRoster > 0 && one.teachers > 0 && one.confirmed === 0 && m.unconfirmed,
                  one.teachers > 0 && m.sharing(one.sharing),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {one.waiting > 0 && (
              <CardsButton of="student" class={one.name} count={one.waiting} label={m.cardsOf(one.name)}>
                {m.cards}
              </CardsButton>
            )}
            {one.sharing > 0 && <ResultButtons name={one.name} />}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {isTooMany && <p>{m.tooManyCards(rosterLimits.rows)}</p>}
        {waiting.student > 0 && !isTooMany && (
          <CardsButton of="student" class={null} count={waiting.student}>
            {m.allCards}
          </CardsButton>
        )}
        {waiting.teacher > 0 && (
          <CardsButton of="teacher" class={null} count={waiting.teacher}>
            {m.teacherCards}
          </CardsButton>
        )}
        {hasStudents && (
          <SheetButton
            kind="outline"
            icon={<Icon of={CalendarArrowUp} />}
            load={loadYearSheet}
            sheet={{ classes, version }}
            notLoaded={upload.failed}
          >
            {year.open}
          </SheetButton>
        )}
      </div>
    </SectionCard>
  )
}
