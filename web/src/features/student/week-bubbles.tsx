import { indianDay } from '@vikalp/domain/progress/periods'
import { Check } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './week-bubbles.module.css'

type WeekBubblesProps = { week: readonly { day: string; practised: boolean }[] }

/** Monday to Sunday, filled like the bubbles of an answer sheet. */
export function WeekBubbles({ week }: WeekBubblesProps) {
  const m = useMessages('student').streak
  const formats = useMessages('formats')
  const today = indianDay(new Date())
  const inWords = (day: string, practised: boolean): string => {
    const name = formats.period('weekly', day)
    if (practised) return m.practised(name)
    if (day === today) return m.today(name)
    return day < today ? m.missed(name) : m.coming(name)
  }
  return (
    <ol className={styles.week} aria-label={m.week}>
      {week.map(({ day, practised }) => (
        <li key={day} data-practised={practised || undefined} data-today={day === today || undefined}>
          <span className={styles.bubble} aria-hidden="true">
            {practised && <Icon of={Check} size={16} />}
          </span>
          <span aria-hidden="true">{formats.period('weekly', day, 'narrow')}</span>
          <span className="visually-hidden">{inWords(day, practised)}</span>
        </li>
      ))}
    </ol>
  )
}
