import { ArrowRight } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Band } from './band.tsx'
import styles from './flow.module.css'

// Requirement 3.4
const steps = ['learn', 'apply', 'feedback'] as const

/** Three numbered bubbles on a line, filled one after another like an answer sheet. */
export function Flow() {
  const { flow, hero } = useMessages('landing')
  return (
    <Band title={flow.title}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.bubble} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{flow.steps[step].title}</h3>
              <p>{flow.steps[step].text}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton kind="tonal" href={paths.examSelection} iconEnd={<Icon of={ArrowRight} size={20} />}>
        {hero.start}
      </LinkButton>
    </Band>
  )
}
